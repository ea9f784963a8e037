/** Buttons of messages. */

import { dots, h } from "../base/dom.js";
import { emojiPicture } from "../base/emojis.js";
import { icon } from "../base/icons.js";

const LINK = 5;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };

/** A button in one of Discord's five styles. While one control of a message is pending, the others are disabled. */
export function button(part, message, { actions, texts }) {
  const label = [emoji(part.emoji), part.label ? h("span", { class: "label" }, part.label) : null];
  const name = part.label ? null : part.emoji?.name;
  if (part.style === LINK) {
    const props = {
      class: "button secondary",
      href: part.url,
      target: "_blank",
      rel: "noreferrer noopener",
      "aria-label": name,
    };
    if (part.disabled) {
      const dead = { class: "button secondary", type: "button", disabled: true, "aria-label": name };
      return h("button", dead, label, icon("link"));
    }
    return h(
      "a",
      { ...props, onclick: (event) => texts.open(part.url) && event.preventDefault() },
      label,
      icon("link"),
    );
  }
  const busy = actions.busy.get(message.id);
  const waits = busy === part.custom_id;
  return h(
    "button",
    {
      class: `button ${STYLES[part.style]}${waits ? " waiting" : ""}`,
      type: "button",
      disabled: part.disabled || Boolean(busy),
      "aria-busy": waits ? "true" : null,
      "aria-label": name,
      "data-custom-id": part.custom_id,
      onclick: () => actions.press(message, part.custom_id),
    },
    label,
    waits ? dots() : null,
  );
}

/** The emoji of a button or option, hidden from screen readers: the label is enough. */
export function emoji(part) {
  if (!part) return null;
  return h("span", { class: "emoji", "aria-hidden": "true" }, part.id ? emojiPicture(part.name, part.id) : part.name);
}
