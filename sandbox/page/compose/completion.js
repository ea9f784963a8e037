/** The completion list above the composer: commands, options, choices and mentions. */

import { fill, h } from "../base/dom.js";

const ID = "completion";

export class Completion {
  constructor() {
    this.entries = [];
    this.active = -1;
    this.input = null;
    this.list = h("div", { class: "completion-list", role: "listbox", id: ID, "aria-label": "Suggestions" });
    this.title = h("p", { class: "completion-title" });
    this.element = h("div", { class: "completion", hidden: true }, this.title, this.list);
    this.element.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get open() {
    return !this.element.hidden;
  }

  /**
   * Offers `entries` {label, description, sign, side, act} for `input`. `title` is the line above them; `first` is
   * whether the first entry is selected at the start.
   */
  show(input, title, entries, first = true) {
    if (this.input && this.input !== input) this.release();
    this.input = input;
    this.entries = entries;
    fill(this.title, title).hidden = !title;
    fill(
      this.list,
      entries.map((entry, place) =>
        h(
          "div",
          {
            class: "completion-entry",
            role: "option",
            id: `${ID}-${place}`,
            "aria-selected": "false",
            onclick: () => entry.act(),
            onpointermove: () => this.point(place),
          },
          entry.sign ?? null,
          h(
            "span",
            { class: "completion-words" },
            h("span", { class: "completion-label" }, entry.label),
            entry.description ? h("small", {}, entry.description) : null,
          ),
          entry.side ? h("span", { class: "completion-side" }, entry.side) : null,
        ),
      ),
    );
    this.element.hidden = !entries.length && !title;
    input.setAttribute("aria-expanded", String(this.open));
    input.setAttribute("aria-controls", ID);
    this.point(first && entries.length ? 0 : -1);
  }

  hide() {
    this.element.hidden = true;
    this.entries = [];
    fill(this.list);
    this.release();
  }

  release() {
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
    this.input = null;
  }

  point(place) {
    this.active = place;
    [...this.list.children].forEach(
      (element, index) => element.setAttribute("aria-selected", String(index === place)),
    );
    this.list.children[place]?.scrollIntoView({ block: "nearest" });
    if (place >= 0) this.input?.setAttribute("aria-activedescendant", `${ID}-${place}`);
    else this.input?.removeAttribute("aria-activedescendant");
  }

  /** Handles a key (arrows move, Tab and Enter pick, Escape hides) and returns whether it was used. */
  key(event) {
    if (!this.open) return false;
    const count = this.entries.length;
    const picks = event.key === "Enter" || (event.key === "Tab" && !event.shiftKey);
    if (event.key === "Escape") this.hide();
    else if (event.key === "ArrowDown" && count) this.point((this.active + 1) % count);
    else if (event.key === "ArrowUp" && count) this.point((Math.max(this.active, 0) - 1 + count) % count);
    else if (picks && this.active >= 0) this.entries[this.active].act();
    else return false;
    event.preventDefault();
    return true;
  }
}
