/** The beginning of a channel: its name, its topic, and commands to try. */

import { h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { face, nameOf } from "../base/people.js";
import { GROUP_DM, isPrivate } from "../base/store.js";

/** The beginning of a channel. */
export function welcome(channel, { store, begin, offered }) {
  const title = store.title(channel);
  const alone = isPrivate(channel);
  const sign = alone ? face(channel, store, 68) : icon(channel.parent_id ? "thread" : "hash");
  return [
    alone ? sign : h("span", { class: "start-sign" }, sign),
    h("h2", {}, alone || channel.parent_id ? title : `Welcome to #${title}!`),
    h("p", {}, about(channel, title, store)),
    tries(offered(channel), begin, store.online),
    alone || store.list(channel.id).length
      ? null
      : h(
        "p",
        { class: "subtext" },
        `You are ${nameOf(store.me)}. Click a face above to become somebody else, or open a second window.`,
      ),
  ];
}

function about(channel, title, store) {
  if (channel.type === GROUP_DM) {
    return `A group chat of ${channel.recipients.map(nameOf).join(", ")}. The bot isn't in it: only people who have installed it can use its commands here.`;
  }
  if (isPrivate(channel)) return `This is where you and ${title} talk alone.`;
  if (channel.parent_id) return `This thread belongs to #${store.channels.get(channel.parent_id)?.name ?? "…"}.`;
  return channel.topic || `This is the start of #${title}.`;
}

/** Commands to try first: those without subcommands, and subcommands that start something. */
function tries(commands, begin, online) {
  const shown = commands.filter(({ sent }) => !sent.includes(" ") || sent.endsWith(" new"));
  if (shown.length) {
    const chip = ({ name, sent }) => h(
      "button",
      { class: "try", type: "button", onclick: () => begin(sent) },
      `/${name}`,
    );
    return h("p", { class: "tries" }, h("span", {}, "Try"), shown.map(chip));
  }
  if (online) return null;
  return h("p", { class: "subtext" }, "The bot is not connected yet; its commands appear here when it is.");
}
