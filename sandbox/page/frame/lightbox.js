/** Images shown large, with their alternative text. */

import { address } from "../chat/attachments.js";
import { fill, h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { dialog } from "./layers.js";

/** Shows image number `place` of `items`. Arrow keys go to the next or previous one, Escape closes. */
export function lightbox(items, place) {
  const stage = h("div", { class: "lightbox-stage" });
  const words = h("p", { class: "lightbox-words", tabindex: 0 });
  const original = h("a", { class: "lightbox-link", target: "_blank", rel: "noreferrer" }, "Open in browser");
  const close = h(
    "button",
    { class: "quiet lightbox-close", type: "button", "aria-label": "Close" },
    icon("close"),
  );
  const step = (by, name, label) => (
    items.length > 1 ? h(
      "button",
      {
        class: `quiet lightbox-${name}`,
        type: "button",
        "aria-label": label,
        onclick: () => show(place + by),
      },
      icon(name),
    ) : null
  );
  const show = (now) => {
    place = (now + items.length) % items.length;
    const { media, description } = items[place];
    fill(
      stage,
      h("img", { src: address(media.url), alt: description || "", width: media.width, height: media.height }),
    );
    words.textContent = description || "";
    words.hidden = !description;
    original.href = address(media.url);
  };
  show(place);
  const box = dialog({ class: "lightbox", "aria-label": "Picture" }, [
    stage,
    h("div", { class: "lightbox-foot" }, words, original),
    step(-1, "left", "Previous picture"),
    step(1, "right", "Next picture"),
    close,
  ]);
  stage.addEventListener("click", (event) => event.target === stage && box.close());
  close.addEventListener("click", () => box.close());
  box.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") show(place - 1);
    if (event.key === "ArrowRight") show(place + 1);
  });
}
