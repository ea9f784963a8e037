/** Helpers that create elements. */

import { signs } from "./signs.js";

/**
 * Creates an element with attributes, listeners (`onclick`), style properties and children. Values that are null,
 * undefined or false are left out.
 *
 *     h("button", { class: "quiet", onclick: close, "aria-label": "Close" }, icon("close"))
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style") for (const [key, one] of Object.entries(value)) element.style.setProperty(key, one);
    else if (name === "value" || name === "checked") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  append(element, children);
  return element;
}

/** Appends children, including nested lists, skipping null, undefined and false. */
export function append(parent, children) {
  for (const child of [children].flat(Infinity)) {
    if (child === undefined || child === null || child === false) continue;
    if (typeof child === "string" && !parent.classList?.contains("sign")) parent.append(...signs(child));
    else parent.append(child);
  }
  return parent;
}

/** Makes `children` the only content of `parent`. */
export function fill(parent, ...children) {
  parent.replaceChildren();
  return append(parent, children);
}

/**
 * Makes `children` the only content of `parent`, but keeps elements that look the same: a control must not vanish
 * while somebody presses it. The focus stays on the element with the same `data-key`.
 */
export function refresh(parent, ...children) {
  const key = parent.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  const wanted = [...append(document.createDocumentFragment(), children).childNodes];
  const now = [...parent.childNodes];
  wanted.forEach((child, place) => {
    const old = now[place];
    if (!old) parent.append(child);
    else if (!old.isEqualNode(child)) old.replaceWith(child);
  });
  for (const old of now.slice(wanted.length)) old.remove();
  if (!key || parent.contains(document.activeElement)) return;
  parent.querySelector(`[data-key="${key}"]`)?.focus({ preventScroll: true });
}

/** Three dots: something is pending. */
export function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}

let count = 0;

/** A new element id for labels and descriptions to refer to. */
export function newId(stem) {
  count += 1;
  return `${stem}-${count}`;
}

/** The elements within `root` that can have the keyboard focus, in order. */
export function focusable(root) {
  const found = root.querySelectorAll("button, a[href], input, textarea, select, [tabindex='0']");
  return [...found].filter((element) => !element.disabled && element.offsetParent !== null);
}
