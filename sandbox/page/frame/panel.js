/** The panel "The sandbox": controls for developers, such as moving the clock or stopping the bot. */

import { h, refresh } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { askName, confirm, toast } from "./layers.js";
import { avatar, nameOf } from "../base/people.js";
import { isPrivate, MANAGE_CHANNELS, MANAGE_GUILD } from "../base/store.js";
import { speak } from "../base/time.js";

const SEND_MESSAGES = 1n << 11n, USE_EXTERNAL_APPS = 1n << 50n;
const LANGUAGES = [
  ["en-US", "English"],
  ["de", "German"],
  ["fr", "French"],
  ["es-ES", "Spanish"],
  ["es-419", "Spanish, Latin America"],
  ["it", "Italian"],
  ["pl", "Polish"],
  ["pt-BR", "Portuguese, Brazil"],
  ["ja", "Japanese"],
];

/** Draws the panel for the current channel. `act(op, data, done)` performs an operation and shows its outcome. */
export function drawPanel(element, state) {
  const { channel, close } = state;
  refresh(
    element,
    h(
      "div",
      { class: "panel-head" },
      h("h2", {}, "The sandbox"),
      h("button", { class: "quiet", type: "button", "aria-label": "Close", onclick: close }, icon("close")),
    ),
    h(
      "div",
      { class: "panel-body" },
      me(state),
      channel ? place(channel, state) : null,
      bot(state),
      time(state),
    ),
  );
}

function group(title, about, ...children) {
  const id = `panel-${title.replace(/\W+/g, "-")}`;
  return h(
    "section",
    { class: "panel-group", "aria-labelledby": id, "data-about": about },
    h("h3", { id }, title),
    children,
  );
}

function toggle(label, note, checked, change) {
  const input = h(
    "input",
    { type: "checkbox", role: "switch", checked, "data-state": String(checked), "data-key": label },
  );
  input.addEventListener("change", () => {
    input.dataset.state = String(input.checked);
    change(input.checked);
  });
  return h(
    "label",
    { class: "switch" },
    h("span", { class: "switch-words" }, h("span", {}, label), note ? h("small", {}, note) : null),
    input,
  );
}

function action(label, sign, act, kind = "secondary", disabled = false) {
  return h(
    "button",
    { class: `button ${kind}`, type: "button", disabled, onclick: act },
    icon(sign),
    h("span", { class: "label" }, label),
  );
}

function me({ store, act, go }) {
  const { me: user } = store;
  const language = h("select", { class: "field", onchange: () => {
    user.locale = language.value;
    speak(user.locale);
    act("locale", { locale: language.value });
  } }, LANGUAGES.map(([value, name]) => h("option", { value, selected: value === user.locale }, name)));
  return group(
    "You",
    user.id,
    h(
      "div",
      { class: "panel-me" },
      avatar(user, 40),
      h("span", {}, h("b", {}, nameOf(user)), h("small", {}, user.id)),
    ),
    toggle("Let the bot write to me", "Off: its private messages are refused.", user.dms_open, (open) => {
      user.dms_open = open;
      act("dms", { closed: !open });
    }),
    toggle(
      "I have installed the app",
      "On: its commands come along into group chats and other servers.",
      user.installed,
      (installed) => act("install", { installed }),
    ),
    h("label", { class: "stacked" }, h("span", { class: "field-label" }, "My language"), language),
    h(
      "div",
      { class: "panel-actions" },
      action(
        "New server without the bot",
        "plus",
        () => askName(
          "New server",
          "Name",
          "Create",
          (name) => name && act("create_server", { name }, (id) => go(store.channelsOf(id)[0].id)),
        ),
      ),
    ),
  );
}

function place(channel, state) {
  const { store, act } = state;
  if (isPrivate(channel)) {
    const withBot = channel.recipients.every((user) => user.id === store.me.id);
    const note = !withBot ? "The bot isn't here. Nothing it shows can change without a click." : "Open a channel to take away the bot's permissions in it, or to delete it.";
    return group("This conversation", channel.id, h("p", { class: "panel-note" }, note));
  }
  const manages = store.may(MANAGE_CHANNELS, channel);
  const guild = store.guilds.get(channel.guild_id);
  const kind = channel.parent_id ? "thread" : "channel";
  const home = channel.parent_id ? store.channels.get(channel.parent_id) : channel;
  return group(
    `${channel.parent_id ? "" : "#"}${channel.name}`,
    channel.id,
    guild.has_app
      ? toggle(
          "The bot may write here",
          null,
          home ? mayWrite(home, store.bot.id) : true,
          (allowed) => act("permit", { channel_id: home.id, allowed }),
        )
      : toggle(
          "Apps people installed may answer publicly",
          "Off: everybody lacks the permission to use external apps.",
          mayUseExternalApps(guild),
          (allowed) => act("external_apps", { guild_id: guild.id, allowed }),
        ),
    h(
      "div",
      { class: "panel-actions" },
      home ? action(
        "New thread",
        "thread",
        () => askName(
          "New thread",
          "Name",
          "Create",
          (name) => name && act("create_thread", { channel_id: home.id, name }, state.go),
        ),
      ) : null,
      action(
        "New channel",
        "plus",
        () => askName(
          "New channel",
          "Name",
          "Create",
          (name) => name && act("create_channel", { guild_id: channel.guild_id, name }, state.go),
        ),
        "secondary",
        !manages,
      ),
      action(
        `Delete this ${kind}`,
        "trash",
        () => confirm(
          `Delete ${channel.name}?`,
          `The ${kind} and all its messages are gone for good. A match in it has to cope.`,
          "Delete",
          () => act("delete_channel", { channel_id: channel.id }),
        ),
        "danger",
        !manages,
      ),
      guild.has_app
        ? action(
            "Remove the bot from this server",
            "close",
            () => act("remove_app", { guild_id: guild.id }),
            "danger",
            !store.may(MANAGE_GUILD, channel),
          )
        : action(
            "Add the bot to this server",
            "house",
            () => act("add_app", { guild_id: guild.id }),
            "success",
            !store.may(MANAGE_GUILD, channel),
          ),
    ),
    manages ? null : h(
      "p",
      { class: "panel-note" },
      `${nameOf(store.users.get(guild.owner_id))} manages this server: become them to make or delete channels.`,
    ),
  );
}

/** Whether the bot may write in a channel. */
function mayWrite(channel, botId) {
  const own = (channel.permission_overwrites ?? []).find((one) => one.id === botId);
  return !own || (BigInt(own.deny) & SEND_MESSAGES) === 0n;
}

/** Whether everybody on a server has the permission to use external apps. */
function mayUseExternalApps(guild) {
  const everyone = guild.roles.find((role) => role.id === guild.id);
  return (BigInt(everyone.permissions) & USE_EXTERNAL_APPS) !== 0n;
}

function bot({ store, process, act }) {
  const alone = process.running ? "Its process is running, but it is not connected." : "Not connected.";
  const words = store.online ? "Connected." : alone;
  const does = (name) => () => act("bot", { action: name });
  return group(
    "The bot",
    store.bot.id,
    h("p", { class: "panel-note" }, words),
    process.managed
      ? h(
          "div",
          { class: "panel-actions" },
          process.running ? action("Restart", "tools", does("restart")) : action(
            "Start",
            "tools",
            does("start"),
            "success",
          ),
          action("Kill it, as a power cut would", "warning", does("kill"), "danger", !process.running),
        )
      : h("p", { class: "panel-note" }, "The sandbox did not start it, so it cannot stop it either."),
  );
}

function time({ act }) {
  const skip = (seconds, words) => () => act("advance", { seconds }, () => toast(`${words} went by.`));
  return group(
    "Time",
    null,
    h("p", { class: "panel-note" }, "Let time pass at once: messages grow old, answers run out, and a bot that goes by the sandbox's clock does what was due meanwhile."),
    h(
      "div",
      { class: "panel-actions" },
      action("15 minutes", "right", skip(900, "15 minutes")),
      action("1 hour", "right", skip(3600, "An hour")),
      action("8 hours", "right", skip(8 * 3600, "8 hours")),
      action("1 day", "right", skip(24 * 3600, "A day")),
    ),
  );
}
