/** The columns of servers, channels, threads and direct messages. */

import { badge } from "./bar.js";
import { h, refresh } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { askPeople } from "./layers.js";
import { avatar, face, nameOf, tag } from "../base/people.js";
import { DM, MANAGE_GUILD } from "../base/store.js";
import { stamp } from "../base/time.js";

/** Draws the column of servers, with direct messages and unread conversations at the top. */
export function drawRail(element, { store, channel, go }) {
  const home = !channel?.guild_id;
  const first = (channels) => channels[0]?.id;
  const dms = store.dms;
  const button = (name, active, news, target, face, extra = "") => {
    const words = `${name}${news.mentions ? `, ${news.mentions} new` : news.count ? ", unread" : ""}`;
    return h(
      "div",
      { class: `rail-slot${active ? " active" : ""}${news.count ? " unread" : ""}` },
      h(
        "button",
        {
          class: `rail-button ${extra}`,
          type: "button",
          "aria-label": words,
          title: name,
          "aria-current": active ? "page" : null,
          "data-key": `${name}-${target}`,
          onclick: () => go(target ?? null),
        },
        face,
      ),
      news.mentions ? badge(news.mentions) : null,
    );
  };
  const waiting = dms.filter((one) => store.unread(one.id).mentions && one.id !== channel?.id);
  const guilds = [...store.guilds.values()].map((guild) => {
    const channels = store.channelsOf(guild.id);
    const all = [...store.channels.values()].filter((one) => one.guild_id === guild.id);
    const initials = guild.name.split(/\s+/).map((word) => [...word][0]).join("");
    return button(guild.name, channel?.guild_id === guild.id, store.unreadIn(all), first(channels), initials);
  });
  refresh(
    element,
    button("Direct messages", home, { count: 0, mentions: 0 }, first(dms), icon("people"), "rail-home"),
    waiting.map(
      (one) => button(
        store.title(one),
        false,
        store.unread(one.id),
        one.id,
        face(one, store, 48),
        "rail-dm",
      ),
    ),
    h("hr", { class: "rail-line" }),
    guilds,
  );
}

/** Draws the channels of the current server, or the direct messages. */
export function drawSidebar(element, state) {
  const { store, channel } = state;
  const guild = store.guilds.get(channel?.guild_id);
  refresh(
    element,
    h("div", { class: "sidebar-head" }, h("h1", {}, guild ? guild.name : "Direct messages"), guild ? null : newChat(state)),
    h("div", { class: "sidebar-body" }, guild ? channelsOf(guild, state) : conversations(state)),
    whoAmI(state, guild),
  );
}

function channelsOf(guild, state) {
  return [
    guild.guild_scheduled_events.map((event) =>
      h(
        "p",
        { class: "sidebar-note", "data-key": event.id, title: event.description ?? "" },
        h("b", {}, event.name),
        " · ",
        stamp(Date.parse(event.scheduled_start_time) / 1000, "R"),
      ),
    ),
    h("h2", { class: "sidebar-title" }, "Text channels"),
    h(
      "ul",
      { class: "channels" },
      state.store.channelsOf(guild.id).map((one) => {
        const threads = state.store.threadsOf(one.id);
        return h(
          "li",
          {},
          entry(one, icon("hash"), state),
          threads.length ? h(
            "ul",
            { class: "threads" },
            threads.map((thread) => h("li", {}, entry(thread, icon("thread"), state))),
          ) : null,
        );
      }),
    ),
  ];
}

function conversations(state) {
  const dms = state.store.dms;
  if (!dms.length) return h("p", { class: "sidebar-note" }, "Nobody has written to you yet.");
  return h(
    "ul",
    { class: "channels" },
    dms.map((one) => h("li", {}, entry(one, face(one, state.store, 32), state))),
  );
}

/** A button that opens a DM with one person, or creates a group chat with several. */
function newChat({ store, act, go }) {
  const open = (users, name) => {
    if (users.length === 1) act("open_dm", { user_id: users[0] }, go);
    else act("create_group", { user_ids: users, name }, go);
  };
  const others = [...store.users.values()].filter((user) => user.id !== store.me.id);
  return h(
    "button",
    {
      class: "quiet",
      type: "button",
      "aria-label": "New conversation",
      title: "New conversation",
      "data-key": "new-chat",
      onclick: () => askPeople("New conversation", others, open),
    },
    icon("plus"),
  );
}

function entry(one, sign, { store, channel, go, menu }) {
  const news = store.unread(one.id);
  const active = one.id === channel?.id;
  const classes = [
    "channel",
    active && "active",
    news.count && !active && "unread",
  ].filter(Boolean).join(" ");
  const title = store.title(one);
  const label = `${title}${news.mentions ? `, ${news.mentions} new` : news.count ? ", unread" : ""}`;
  const button = h(
    "button",
    {
      class: classes,
      type: "button",
      "aria-current": active ? "page" : null,
      "aria-label": label,
      "data-key": one.id,
      onclick: () => go(one.id),
    },
    sign,
    h("span", { class: "channel-name" }, title),
    one.type === DM ? tag(store.partner(one)) : null,
    news.mentions ? badge(news.mentions) : null,
  );
  button.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    menu(one, { x: event.clientX, y: event.clientY });
  });
  return button;
}

function whoAmI({ store }, guild) {
  const manages = guild && (BigInt(guild.permissions) & MANAGE_GUILD) === MANAGE_GUILD;
  return h(
    "div",
    { class: "me" },
    avatar(store.me, 32),
    h(
      "span",
      { class: "me-words" },
      h("b", {}, nameOf(store.me)),
      h("small", {}, manages ? "Manages this server" : "Online"),
    ),
  );
}
