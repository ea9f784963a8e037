/** The middle column: the current channel's header, its messages and the composer. */

import { badge } from "../frame/bar.js";
import { Composer } from "../compose/composer.js";
import { fill, h, refresh } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { MessageList } from "./list.js";
import { face, tag } from "../base/people.js";
import { DM, isPrivate } from "../base/store.js";

export class Chat {
  constructor(element, page) {
    this.page = page;
    this.list = new MessageList(page);
    this.composer = new Composer(page);
    this.head = h("header", { class: "chat-head" });
    this.empty = h("div", { class: "chat-empty" });
    this.element = element;
    element.append(this.head, this.list.element, this.composer.element, this.empty);
  }

  /** Shows a channel, or a notice that there is none. */
  show(channel) {
    const there = Boolean(channel);
    this.list.element.hidden = this.composer.element.hidden = !there;
    this.empty.hidden = there;
    this.drawHead(channel);
    if (!there) {
      fill(
        this.empty,
        icon("people"),
        h("p", {}, "No private messages yet."),
        h("p", { class: "subtext" }, "When the bot deals you a hand, it writes to you here."),
      );
      return;
    }
    this.list.show(channel.id);
    this.composer.show();
  }

  drawHead(channel) {
    const { store, drawer, go } = this.page;
    const parent = channel?.parent_id && store.channels.get(channel.parent_id);
    const others = [...store.channels.values()].filter((one) => one.id !== channel?.id);
    const { mentions } = store.unreadIn(others);
    refresh(
      this.head,
      h(
        "button",
        {
          class: "quiet menu-button",
          type: "button",
          "aria-label": mentions ? `Channels, ${mentions} new` : "Channels",
          onclick: drawer,
        },
        icon("menu"),
        mentions ? badge(mentions) : null,
      ),
      parent ? [
        icon("hash"),
        h(
          "button",
          { class: "plain-link crumb", type: "button", "data-key": parent.id, onclick: () => go(parent.id) },
          parent.name,
        ),
        h("span", { class: "crumb-mark", "aria-hidden": "true" }, icon("right")),
      ] : null,
      this.sign(channel),
      h("h2", {}, channel ? store.title(channel) : "Direct messages"),
      channel?.type === DM ? tag(store.partner(channel)) : null,
      channel?.topic ? h("p", { class: "topic", title: channel.topic }, channel.topic) : null,
    );
  }
  sign(channel) {
    if (!channel) return icon("people");
    if (isPrivate(channel)) return face(channel, this.page.store, 24);
    return icon(channel.parent_id ? "thread" : "hash");
  }
}
