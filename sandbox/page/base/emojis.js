/** The pictures of the app's own emojis. */

import { h } from "./dom.js";

/** An emoji called `name`; that is what is read out, and seen where it was deleted. */
export function emojiPicture(name, id) {
  const called = `:${name}:`;
  return h("img", { class: "emoji-picture", src: `/emojis/${id}.webp?size=48`, alt: called, title: called, draggable: "false" });
}
