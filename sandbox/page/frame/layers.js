/** Layers above the page: popups, menus, dialogs and notices. */

import { h } from "../base/dom.js";
import { avatar, nameOf } from "../base/people.js";

const GAP = 4, EDGE = 8;
let current = null;

/**
 * Shows `element` beside `anchor` (an element or a point {x, y}) until Escape is pressed or something else is clicked.
 * Only one is open at a time. `closed(how)` is called with "escape", "outside" or the argument of `close`.
 */
export function float(element, anchor, { closed, match = false } = {}) {
  current?.close("outside");
  const point = !(anchor instanceof Element);
  const from = document.activeElement;
  const host = (
    point ? null : anchor.closest("dialog")
  ) ?? document.querySelector("dialog[open]") ?? document.querySelector("#layers");
  element.classList.add("floating");
  host.append(element);
  place(
    element,
    point ? {
      left: anchor.x,
      right: anchor.x,
      top: anchor.y,
      bottom: anchor.y,
    } : anchor.getBoundingClientRect(),
    match,
  );

  const outside = (event) => {
    const within = [element, anchor].some((one) => one instanceof Element && one.contains(event.target));
    if (!within) layer.close("outside");
  };
  const escape = (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    layer.close("escape");
  };
  const moved = (event) => element.contains(event.target) || layer.close("outside");
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  const layer = {
    close(how) {
      if (current !== layer) return;
      current = null;
      stop.abort();
      const inside = element.contains(document.activeElement);
      element.remove();
      if (inside && from?.isConnected) from.focus({ preventScroll: true });
      closed?.(how);
    },
  };
  document.addEventListener("pointerdown", outside, options);
  document.addEventListener("keydown", escape, options);
  document.addEventListener("wheel", moved, { ...options, passive: true });
  window.addEventListener("resize", () => layer.close("outside"), options);
  current = layer;
  return layer;
}

function place(element, box, match) {
  if (match) element.style.minWidth = `${box.right - box.left}px`;
  const { offsetWidth: width, offsetHeight: height } = element;
  const below = innerHeight - box.bottom - GAP - EDGE;
  const above = box.top - GAP - EDGE;
  const up = height > below && above > below;
  const room = Math.max(up ? above : below, 120);
  element.style.maxHeight = `${room}px`;
  const top = up ? box.top - GAP - Math.min(height, room) : box.bottom + GAP;
  element.style.top = `${Math.max(EDGE, Math.min(top, innerHeight - Math.min(height, room) - EDGE))}px`;
  element.style.left = `${Math.max(EDGE, Math.min(box.left, innerWidth - width - EDGE))}px`;
}

/** Opens a menu of `entries` {label, icon, act, danger} at a point or element. */
export function menu(entries, anchor, label) {
  const items = entries.map((entry) =>
    h(
      "button",
      {
        class: entry.danger ? "menu-item danger" : "menu-item",
        role: "menuitem",
        type: "button",
        tabindex: -1,
        onclick: () => (layer.close("chosen"), entry.act()),
      },
      h("span", {}, entry.label),
      entry.icon,
    ),
  );
  const element = h("div", { class: "menu", role: "menu", "aria-label": label }, items);
  element.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    items[(items.indexOf(document.activeElement) + step + items.length) % items.length].focus();
  });
  const layer = float(element, anchor);
  items[0].focus();
  return layer;
}

/**
 * Opens a dialog in front of everything and returns its element. Escape or the element's `close()` closes it, and
 * `closed()` is called afterwards.
 */
export function dialog(props, children, closed) {
  const element = h("dialog", props, children);
  const from = document.activeElement;
  element.addEventListener("close", () => {
    element.remove();
    if (from?.isConnected) from.focus({ preventScroll: true });
    closed?.();
  });
  element.addEventListener("pointerdown", (event) => event.target === element && element.close());
  document.querySelector("#layers").append(element);
  element.showModal();
  return element;
}

/** Asks for confirmation before something that can't be undone. */
export function confirm(title, words, action, act) {
  const yes = h("button", { class: "button danger", type: "button" }, action);
  const no = h("button", { class: "button bare", type: "button" }, "Cancel");
  const box = dialog({ class: "dialog", "aria-label": title }, [
    h("div", { class: "dialog-body" }, h("h2", {}, title), h("p", {}, words)),
    h("div", { class: "dialog-foot" }, no, yes),
  ]);
  no.addEventListener("click", () => box.close());
  yes.addEventListener("click", () => {
    box.close();
    act();
  });
  no.focus();
}

/** Asks for a name, such as that of a channel. */
export function askName(title, label, action, act) {
  const input = h("input", { class: "field", maxlength: 100, required: true, autocomplete: "off" });
  const form = h(
    "form",
    { method: "dialog" },
    h(
      "div",
      { class: "dialog-body" },
      h("h2", {}, title),
      h("label", { class: "stacked" }, h("span", { class: "field-label" }, label), input),
    ),
    h(
      "div",
      { class: "dialog-foot" },
      h("button", { class: "button bare", type: "button", onclick: () => box.close() }, "Cancel"),
      h("button", { class: "button primary" }, action),
    ),
  );
  form.addEventListener("submit", () => act(input.value.trim()));
  const box = dialog({ class: "dialog", "aria-label": title }, form);
  input.focus();
}

/** Asks for some of `users`, and for the name of the group chat that several of them become. */
export function askPeople(title, users, act) {
  const boxes = users.map((user) => h("input", { type: "checkbox", value: user.id }));
  const choices = users.map((user, place) =>
    h("label", { class: "person-choice" }, boxes[place], avatar(user, 26), h("span", {}, nameOf(user))),
  );
  const name = h("input", { class: "field", maxlength: 100, autocomplete: "off" });
  const form = h(
    "form",
    { method: "dialog" },
    h(
      "div",
      { class: "dialog-body" },
      h("h2", {}, title),
      choices,
      h("label", { class: "stacked" }, h("span", { class: "field-label" }, "Name of the group"), name),
    ),
    h(
      "div",
      { class: "dialog-foot" },
      h("button", { class: "button bare", type: "button", onclick: () => box.close() }, "Cancel"),
      h("button", { class: "button primary" }, "Open"),
    ),
  );
  form.addEventListener("submit", () => {
    const chosen = boxes.filter((one) => one.checked).map((one) => one.value);
    if (chosen.length) act(chosen, name.value.trim());
  });
  const box = dialog({ class: "dialog", "aria-label": title }, form);
  boxes[0].focus();
}

let fading = 0;

/** Shows a notice for a few seconds. */
export function toast(words, wrong = false) {
  const layers = document.querySelector("#layers");
  layers.querySelector(".toast")?.remove();
  const element = h(
    "div",
    { class: wrong ? "toast wrong" : "toast", role: wrong ? "alert" : "status" },
    words,
  );
  layers.append(element);
  clearTimeout(fading);
  fading = setTimeout(() => element.remove(), wrong ? 6000 : 2500);
}
