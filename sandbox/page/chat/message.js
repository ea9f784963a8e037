/** One message: author, time, content and what it replies to. */

import { attachments } from "./attachments.js";
import { components, wordsOf } from "./components.js";
import { dots, h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { markdown } from "./markdown.js";
import { snippet } from "./mentions.js";
import { avatar, nameOf, tag } from "../base/people.js";
import { EPHEMERAL, LOADING, STARTED_THREAD, V2 } from "../base/store.js";
import { headTime, written } from "../base/time.js";

const EMOJI_ALONE = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\s){1,40}$/u;

/**
 * A message as a list item. `grouped` means that it follows another by the same author and has no header.
 * `page` provides store, texts, actions, go, look and menu.
 */
export function messageItem(message, grouped, page) {
  const { store, actions } = page;
  const calls = store.pings(message) && store.channels.get(message.channel_id)?.type !== 1;
  const own = message.flags & EPHEMERAL;
  const classes = [
    "message",
    grouped && "grouped",
    calls && "calls",
    own && "private",
  ].filter(Boolean).join(" ");
  const time = new Date(message.timestamp);
  const item = h(
    "li",
    {
      class: classes,
      id: `message-${message.id}`,
      "data-id": message.id,
      tabindex: -1,
      "aria-label": `${nameOf(message.author)}, ${headTime(time)}`,
    },
    message.type === STARTED_THREAD ? startedThread(message, page) : [
      origin(message, page),
      grouped ? h(
        "time",
        { class: "aside-time", datetime: message.timestamp, "aria-hidden": "true" },
        written(time, "t"),
      ) : avatar(message.author),
      h(
        "div",
        { class: "body" },
        grouped ? null : head(message.author, time),
        content(message, page),
        attachments(message, page),
        components(message, page),
        message.thread && store.channels.has(message.thread.id) ? threadChip(message.thread, page) : null,
        failure(actions.failed.get(message.id)),
        own ? privateNote(message, page) : null,
      ),
    ],
    toolbar(message, page),
  );
  item.addEventListener("contextmenu", (event) => {
    if (event.target.closest("a, input, textarea")) return;
    event.preventDefault();
    page.menu(message, { x: event.clientX, y: event.clientY, from: event.target });
  });
  return item;
}

function head(author, time) {
  return h(
    "h3",
    { class: "head" },
    h("span", { class: "author" }, nameOf(author)),
    tag(author),
    h("time", { class: "when", datetime: time.toISOString(), title: written(time, "F") }, headTime(time)),
  );
}

function content(message, { texts }) {
  if (message.flags & LOADING) return thinking(message.author, "is thinking…");
  if (!message.content) return message.flags & V2 ? null : edited(message);
  const huge = EMOJI_ALONE.test(message.content) && !/[\d#*]/.test(message.content);
  return h("div", { class: huge ? "text huge" : "text" }, markdown(message.content, texts), edited(message));
}

function edited(message) {
  if (!message.edited_timestamp) return null;
  const when = written(new Date(message.edited_timestamp), "F");
  return h("span", { class: "edited", title: when }, "(edited)");
}

function thinking(author, what) {
  return h("p", { class: "thinking", role: "status" }, dots(), `${nameOf(author)} ${what}`);
}

/** The line above a message: the command or the message it replies to. */
function origin(message, page) {
  if (message.interaction) return commandLine(message.interaction.user, message.interaction.name);
  if (message.message_reference && message.type !== STARTED_THREAD) return replyLine(message, page);
  return null;
}

function commandLine(user, name) {
  return h(
    "div",
    { class: "origin" },
    avatar(user, 16),
    h("span", { class: "origin-name" }, nameOf(user)),
    " used ",
    h("span", { class: "origin-command" }, icon("slash"), name),
  );
}

function replyLine(message, { store, go }) {
  const original = message.referenced_message;
  if (!original) return h("div", { class: "origin" }, h("em", {}, "Original message was deleted"));
  const words = snippet(wordsOf(original), store) || "Click to see it";
  return h(
    "button",
    { class: "origin", type: "button", onclick: () => go(original.channel_id, original.id) },
    avatar(original.author, 16),
    h("span", { class: "origin-name" }, nameOf(original.author)),
    tag(original.author),
    h("span", { class: "origin-text" }, words),
  );
}

function startedThread(message, { go, store }) {
  const thread = message.message_reference?.channel_id;
  const name = h(
    "button",
    {
      class: "plain-link",
      type: "button",
      onclick: () => thread && store.channels.has(thread) && go(thread),
    },
    message.content,
  );
  return [
    h("span", { class: "system-sign" }, icon("thread")),
    h("div", { class: "body system" }, h("b", {}, nameOf(message.author)), " started a thread: ", name),
  ];
}

function threadChip(thread, { go, store }) {
  const count = store.list(thread.id).length;
  return h(
    "button",
    { class: "thread-chip", type: "button", onclick: () => go(thread.id) },
    icon("thread"),
    h("b", {}, store.channels.get(thread.id).name),
    h("span", { class: "more-link" }, `${count} ${count === 1 ? "Message" : "Messages"} ›`),
  );
}

function failure(reason) {
  return reason ? h(
    "p",
    { class: "failure", role: "alert" },
    reason === "The application did not respond" ? "This interaction failed" : reason,
  ) : null;
}

function privateNote(message, { dismiss }) {
  return h(
    "p",
    { class: "private-note" },
    icon("eye"),
    "Only you can see this · ",
    h("button", { class: "plain-link", type: "button", onclick: () => dismiss(message) }, "Dismiss message"),
  );
}

function toolbar(message, page) {
  const more = h(
    "button",
    { type: "button", "aria-label": "More", "aria-haspopup": "menu", title: "More" },
    icon("more"),
  );
  more.addEventListener("click", () => {
    const box = more.getBoundingClientRect();
    page.menu(message, { x: box.left, y: box.bottom + 4, from: more });
  });
  return h("div", { class: "toolbar" }, more);
}

/** A pending or failed command, as a message in this window only. */
export function noticeItem(notice, { store, actions }) {
  const failed = notice.state === "failed";
  return h(
    "li",
    { class: "message notice", "data-id": notice.id },
    commandLine(store.me, notice.name),
    avatar(store.bot),
    h(
      "div",
      { class: "body" },
      head(store.bot, new Date()),
      failed ? h(
        "p",
        { class: "failure", role: "alert" },
        notice.reason,
      ) : thinking(store.bot, "is answering…"),
      failed
        ? h(
            "p",
            { class: "private-note" },
            icon("eye"),
            "Only you can see this · ",
            h(
              "button",
              { class: "plain-link", type: "button", onclick: () => actions.dismiss(notice.id) },
              "Dismiss message",
            ),
          )
        : null,
    ),
  );
}
