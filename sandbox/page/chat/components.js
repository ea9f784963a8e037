/** Components V2 of messages, as Discord lays them out. */

import { fileCard, picture } from "./attachments.js";
import { button } from "../controls/buttons.js";
import { h } from "../base/dom.js";
import { markdown } from "./markdown.js";
import { written } from "../base/time.js";
import { messageSelect } from "../controls/select.js";
import { V2 } from "../base/store.js";

const ROW = 1, BUTTON = 2, SECTION = 9, TEXT = 10, THUMBNAIL = 11, GALLERY = 12, FILE = 13, SEPARATOR = 14;
const CONTAINER = 17;
const SELECTS = [3, 5, 6, 7, 8];

/** All components of a message; null if it has none. */
export function components(message, page) {
  if (!message.components.length) return null;
  const parts = message.components.map((part) => component(part, message, page));
  if (message.edited_timestamp && message.flags & V2) {
    parts.push(
      h("span", { class: "edited", title: written(new Date(message.edited_timestamp), "F") }, "(edited)"),
    );
  }
  return h("div", { class: "components" }, parts);
}

/** All text of a message: its content and its text components. */
export function wordsOf(message) {
  const found = [message.content];
  const walk = (parts) => {
    for (const part of parts) {
      if (part.type === TEXT) found.push(part.content);
      walk(part.components ?? []);
    }
  };
  walk(message.components);
  return found.filter(Boolean).join("\n");
}

function component(part, message, page) {
  if (part.type === BUTTON) return button(part, message, page);
  if (SELECTS.includes(part.type)) return messageSelect(part, message, page);
  return LAYOUTS[part.type]?.(part, message, page) ?? h(
    "p",
    { class: "failure" },
    `Component of type ${part.type}: the sandbox does not show these.`,
  );
}

function inside(part, message, page) {
  return part.components.map((one) => component(one, message, page));
}

const LAYOUTS = {
  [ROW]: (part, message, page) => h("div", { class: "row" }, inside(part, message, page)),
  [TEXT]: (part, message, { texts }) => h("div", { class: "text" }, markdown(part.content, texts)),
  [SECTION]: (part, message, page) =>
    h(
      "div",
      { class: "section" },
      h("div", { class: "section-texts" }, inside(part, message, page)),
      h("div", { class: "section-accessory" }, component(part.accessory, message, page)),
    ),
  [THUMBNAIL]: (part, message, page) => h("div", { class: "thumbnail" }, picture(part, page)),
  [GALLERY]: (part, message, page) =>
    h(
      "div",
      { class: `gallery gallery-${Math.min(part.items.length, 10)}` },
      part.items.map((item) => picture(item, page, part.items)),
    ),
  [FILE]: (part, message) => {
    const found = message.attachments.find((one) => one.id === part.file.attachment_id);
    return fileCard(part.name ?? found?.filename ?? "file", part.size ?? found?.size, part.file.url);
  },
  [SEPARATOR]: (part) =>
    h(
      "hr",
      {
        class: `separator spacing-${part.spacing}${part.divider ? "" : " invisible"}`,
        "aria-hidden": part.divider ? null : "true",
      },
    ),
  [CONTAINER]: (part, message, page) => container(part, message, page),
};

function container(part, message, page) {
  const color = part.accent_color ?? null;
  const accent = color === null ? null : `#${color.toString(16).padStart(6, "0")}`;
  const element = h(
    "div",
    { class: accent ? "container accented" : "container", style: accent ? { "--accent": accent } : {} },
    inside(part, message, page),
  );
  if (!part.spoiler) return element;
  const reveal = h("button", { class: "container-spoiler", type: "button" }, "SPOILER");
  const cover = h("div", { class: "covered" }, element, reveal);
  element.inert = true;
  reveal.addEventListener("click", () => {
    element.inert = false;
    cover.classList.remove("covered");
    reveal.remove();
  });
  return cover;
}
