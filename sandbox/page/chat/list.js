/** The messages of the current channel. The list stays at the newest message unless the person has scrolled back. */

import { fill, focusable, h, refresh } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { messageItem, noticeItem } from "./message.js";
import { older } from "../base/snowflakes.js";
import { EPHEMERAL, STARTED_THREAD } from "../base/store.js";
import { midnight, written } from "../base/time.js";
import { welcome } from "./welcome.js";

const PAGE = 60, TOGETHER = 7 * 60 * 1000, NEAR = 60;
const CLICK = 100; // ms within which a finger that is lifted has clicked

export class MessageList {
  constructor(page) {
    this.page = page;
    this.channelId = null;
    this.nodes = new Map();
    this.stick = true;
    this.top = 0;
    this.start = h("div", { class: "start" });
    this.earlier = h(
      "button",
      { class: "plain-link", type: "button", onclick: () => this.older() },
      "Show earlier messages",
    );
    this.list = h(
      "ol",
      {
        class: "messages",
        role: "log",
        "aria-label": "Messages",
        "aria-live": "polite",
        "aria-relevant": "additions",
      },
    );
    this.content = h("div", { class: "scroll-content" }, this.start, this.list);
    this.scroller = h(
      "div",
      { class: "scroller", tabindex: 0, role: "region", "aria-label": "Messages" },
      this.content,
    );
    this.jump = h(
      "button",
      { class: "jump", type: "button", hidden: true, onclick: () => this.toEnd() },
      "Jump to present",
      icon("down"),
    );
    this.element = h("div", { class: "list" }, this.scroller, this.jump);
    this.scroller.addEventListener("scroll", () => this.scrolled());
    this.list.addEventListener("keydown", (event) => this.walk(event));
    this.list.addEventListener("pointerdown", () => (this.pressed = true));
    this.list.addEventListener("click", () => this.release());
    for (const end of ["pointerup", "pointercancel"]) {
      addEventListener(end, () => setTimeout(() => this.release(), CLICK));
    }
    const keep = new ResizeObserver(() => this.stick && !this.pressed && this.toEnd());
    keep.observe(this.content);
    keep.observe(this.scroller);
  }

  /** Shows a channel, from its end. */
  show(channelId) {
    this.channelId = channelId;
    this.limit = PAGE;
    this.stick = true;
    this.pressed = false;
    this.nodes.clear();
    const { store } = this.page;
    const last = store.lastRead.get(channelId) ?? "0";
    const fresh = store.list(channelId).find(
      (one) => older(last, one.id) && one.author.id !== store.me.id,
    );
    this.newFrom = last === "0" ? null : fresh?.id;
    fill(this.list);
    this.update();
    this.toEnd();
  }

  /** Draws updates that were held back during a press, since a control must not move under the pointer. */
  release() {
    if (!this.pressed) return;
    this.pressed = false;
    this.update();
  }

  /** Updates the list. */
  update() {
    if (this.pressed) return;
    const { store, actions } = this.page;
    const channel = store.channels.get(this.channelId);
    if (!channel) return;
    const all = store.list(this.channelId);
    const shown = all.slice(-this.limit);
    const focus = this.focus();
    const keys = new Set();
    const wanted = [];
    const node = (key, stamp, make) => {
      keys.add(key);
      const known = this.nodes.get(key);
      const same = known && known.stamp.every((one, place) => one === stamp[place]);
      if (!same) this.nodes.set(key, { stamp, element: make() });
      wanted.push(this.nodes.get(key).element);
    };
    shown.forEach((message, place) => {
      const before = shown[place - 1];
      const day = midnight(new Date(message.timestamp));
      const turned = !before || midnight(new Date(before.timestamp)) !== day;
      const fresh = message.id === this.newFrom;
      if (turned) node(`day-${day}`, [day], () => divider(written(new Date(day), "D")));
      if (fresh) node("new", [message.id], () => divider("New", "new"));
      const grouped = !turned && !fresh && follows(before, message);
      const thread = message.thread && store.channels.get(message.thread.id);
      const stamp = [
        message,
        grouped,
        actions.busy.get(message.id),
        actions.failed.get(message.id),
        thread,
        thread && store.list(thread.id).length,
      ];
      node(message.id, stamp, () => messageItem(message, grouped, this.page));
    });
    for (const notice of actions.notices.filter((one) => one.channelId === this.channelId)) {
      node(notice.id, [notice.state], () => noticeItem(notice, this.page));
    }
    for (const key of [...this.nodes.keys()]) if (!keys.has(key)) this.nodes.delete(key);
    this.arrange(wanted);
    if (all.length > shown.length) refresh(this.start, this.earlier);
    else refresh(this.start, welcome(channel, this.page));
    this.focusAgain(focus);
    if (this.stick) this.toEnd();
  }

  arrange(wanted) {
    const keep = new Set(wanted);
    for (const element of [...this.list.children]) if (!keep.has(element)) element.remove();
    wanted.forEach((element, place) => {
      const there = this.list.children[place] ?? null;
      if (there !== element) this.list.insertBefore(element, there);
    });
    const last = [...this.list.querySelectorAll(".message")].at(-1);
    if (last && !this.list.querySelector("[tabindex='0'].message")) last.tabIndex = 0;
  }

  /** The element within a message that has the focus. */
  focus() {
    const item = document.activeElement?.closest?.(".message");
    if (!item || !this.list.contains(item)) return null;
    return { id: item.dataset.id, element: item, customId: document.activeElement.dataset.customId };
  }

  /** Restores the focus within a message that was drawn again. */
  focusAgain(was) {
    if (!was || was.element.isConnected) return;
    const item = this.list.querySelector(`[data-id="${was.id}"]`);
    if (!item) return;
    const able = focusable(item);
    const same = able.find((one) => was.customId && one.dataset.customId === was.customId);
    item.tabIndex = 0;
    (same ?? item).focus({ preventScroll: true });
  }

  older() {
    const before = this.scroller.scrollHeight - this.scroller.scrollTop;
    this.limit += PAGE;
    this.stick = false;
    this.update();
    this.scroller.scrollTop = this.scroller.scrollHeight - before;
  }

  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.stick = true;
    else if (scrollTop < this.top) this.stick = false; // by hand: what only grows below leaves it where it is
    this.top = scrollTop;
    this.jump.hidden = this.stick;
    if (this.stick) this.page.seen();
  }

  toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.top = this.scroller.scrollTop;
    this.stick = true;
    this.jump.hidden = true;
  }

  /** Scrolls to a message and highlights it for a moment. */
  find(messageId) {
    const place = this.page.store.list(this.channelId).findIndex((one) => one.id === messageId);
    if (place < 0) return false;
    this.stick = this.pressed = false;
    this.limit = Math.max(this.limit, this.page.store.list(this.channelId).length - place + 5);
    this.update();
    const item = this.list.querySelector(`[data-id="${messageId}"]`);
    item.scrollIntoView({ block: "center" });
    item.classList.remove("shines");
    requestAnimationFrame(() => item.classList.add("shines"));
    item.tabIndex = 0;
    item.focus({ preventScroll: true });
    return true;
  }

  walk(event) {
    const here = event.target;
    if (!here.classList.contains("message") || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    const items = [...this.list.querySelectorAll(".message")];
    const next = items[items.indexOf(here) + (event.key === "ArrowUp" ? -1 : 1)];
    if (!next) return;
    here.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }
}

/** Whether a message is shown under the header of the one before. */
function follows(before, message) {
  const plain = (one) => !one.interaction && !one.message_reference && one.type !== STARTED_THREAD;
  return (
    before.author.id === message.author.id &&
    (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL) &&
    plain(message) &&
    before.type !== STARTED_THREAD &&
    new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER
  );
}

function divider(words, kind = "") {
  return h("li", { class: `divider ${kind}`, role: "separator", "aria-label": words }, h("span", {}, words));
}
