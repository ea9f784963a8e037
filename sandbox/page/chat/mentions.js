/** Mentions in texts, and links to channels and messages of this sandbox. */

import { h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { nameOf } from "../base/people.js";

const JUMP = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/**
 * The context for markdown. `go(channelId, messageId)` opens a place, `begin(name)` starts a command, and
 * `menu(user, place)` opens the menu of a person.
 */
export function texts(store, go, begin, menu) {
  const open = (url) => {
    const place = JUMP.exec(url);
    if (!place) return false;
    go(place[1], place[2]);
    return true;
  };
  return {
    open,
    user(id) {
      const user = store.users.get(id);
      if (!user) return h("span", { class: "mention" }, "@unknown-user");
      const open = (event) => {
        event.preventDefault();
        event.stopPropagation();
        menu(user, event.currentTarget);
      };
      return h(
        "button",
        { class: "mention", type: "button", "data-user": id, onclick: open, oncontextmenu: open },
        `@${nameOf(user)}`,
      );
    },
    channel(id) {
      const channel = store.channels.get(id);
      if (!channel) return h("span", { class: "mention" }, "#No Access");
      return h(
        "button",
        { class: "mention", type: "button", onclick: () => go(id) },
        icon(channel.parent_id ? "thread" : "hash"),
        store.title(channel),
      );
    },
    command(name) {
      return h("button", { class: "mention", type: "button", onclick: () => begin(name) }, `/${name}`);
    },
  };
}

/** `text` on one line without markdown, for the line that quotes a message. */
export function snippet(text, store) {
  return text
    .replace(
      /<@!?(\d+)>/g,
      (_, id) => `@${store.users.has(id) ? nameOf(store.users.get(id)) : "unknown-user"}`,
    )
    .replace(/<a?(:\w+:)\d+>/g, "$1")
    .replace(/<(\/[\w -]+):\d+>/g, "$1")
    .replace(/<t:(\d+)(?::\w)?>/g, (_, seconds) => new Date(seconds * 1000).toLocaleString())
    .replace(/^(?:#{1,3}|-#|>|[-*]) /gm, "")
    .replace(/[*_~`|]{1,3}(?=\S)|(?<=\S)[*_~`|]{1,3}/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
