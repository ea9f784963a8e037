/** Images of application emojis. */

import { h } from "./dom.js";

/** An emoji called `name`, which is read out, and shown if the emoji was deleted. */
export function emojiPicture(name, id) {
  const called = `:${name}:`;
  return h("img", { class: "emoji-picture", src: `/emojis/${id}.webp?size=48`, alt: called, title: called, draggable: "false" });
}
