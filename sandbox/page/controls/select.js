/** Selects: a closed field, and the list that opens from it. */

import { choicesOf, defaultsOf } from "./choices.js";
import { dots, fill, h, newId } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { float } from "../frame/layers.js";

const MANY = 10;
const chosenBefore = new WeakMap();

/** A select in a message. Its values are sent to the bot when the list closes. */
export function messageSelect(part, message, { store, actions }) {
  const busy = actions.busy.get(message.id);
  const values = chosenBefore.get(message)?.[part.custom_id] ?? defaultsOf(part);
  return select(part, choicesOf(part, store, message.channel_id), {
    values,
    label: part.placeholder || "Make a selection",
    disabled: part.disabled || Boolean(busy),
    waiting: busy === part.custom_id,
    strict: true,
    commit(now) {
      chosenBefore.set(message, { ...chosenBefore.get(message), [part.custom_id]: now });
      actions.press(message, part.custom_id, now);
    },
  });
}

/**
 * A select with `choices`. `commit(values)` is called when values were chosen; if `strict`, only when their number is
 * valid.
 */
export function select(part, choices, options) {
  const { values, label, labeledBy, describedBy, disabled, waiting, strict, commit } = options;
  const least = part.min_values ?? 1, most = part.max_values ?? 1;
  const list = newId("choices");
  let chosen = [...values];
  let open = null;
  const shown = h("span", { class: "select-shown" });
  const trigger = h(
    "button",
    {
      class: "select", type: "button", role: "combobox", disabled,
      "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": list,
      "aria-label": labeledBy ? null : label, "aria-labelledby": labeledBy, "aria-describedby": describedBy,
      "aria-busy": waiting ? "true" : null, "data-custom-id": part.custom_id,
    },
    shown,
    waiting ? dots() : icon("down"),
  );
  const show = () => {
    const picked = choices.filter((one) => chosen.includes(one.value));
    fill(
      shown,
      picked.length ? picked.map(
        (one) => h(
          "span",
          { class: most > 1 ? "select-chip" : "select-one" },
          one.sign(),
          h("span", {}, one.label),
        ),
      ) : h("span", { class: "placeholder" }, part.placeholder || "Make a selection"),
    );
  };
  const change = (now) => {
    chosen = now;
    show();
    commit(chosen);
  };
  const toggle = () => {
    if (open) {
      open.close("outside");
      return;
    }
    trigger.setAttribute("aria-expanded", "true");
    const about = { id: list, choices, chosen, least, most, label: part.placeholder || label, anchor: trigger };
    open = popout(about, (now, how) => {
      open = null;
      trigger.setAttribute("aria-expanded", "false");
      const same = now.length === chosen.length && now.every((value) => chosen.includes(value));
      if (how === "escape" || same || (strict && now.length < least)) return;
      change(now);
    });
  };
  trigger.addEventListener("click", toggle);
  trigger.addEventListener("keydown", (event) => {
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !open) {
      event.preventDefault();
      toggle();
    }
  });
  show();
  return trigger;
}

/** The open list. `closed(values, how)` is called when it closes, by "escape" or otherwise. */
function popout({ id, choices, chosen, least, most, label, anchor }, closed) {
  const several = most > 1;
  const now = new Set(chosen);
  let active = Math.max(0, choices.findIndex((one) => now.has(one.value)));
  let offered = choices;
  const list = h(
    "div",
    {
      class: "choices",
      role: "listbox",
      id,
      tabindex: -1,
      "aria-label": label,
      "aria-multiselectable": several ? "true" : null,
    },
  );
  const search = choices.length > MANY ? h(
    "input",
    {
      class: "field search",
      placeholder: "Search",
      "aria-label": "Search",
      "aria-controls": id,
      autocomplete: "off",
    },
  ) : null;
  const count = h("span", { role: "status" });
  const done = several ? h(
    "div",
    { class: "choices-foot" },
    count,
    h("button", { class: "button primary", type: "button", onclick: () => layer.close("done") }, "Done"),
  ) : null;
  const element = h("div", { class: "popout" }, search, list, done);
  const keys = search ?? list;

  const row = (one, place) =>
    h(
      "div",
      {
        class: "choice", role: "option", id: `${id}-${place}`, "data-value": one.value,
        "aria-selected": now.has(one.value) ? "true" : "false",
        "aria-disabled": several && !now.has(one.value) && now.size >= most ? "true" : null,
        onclick: () => pick(one), onpointermove: () => point(place),
      },
      one.sign(),
      h(
        "span",
        { class: "choice-words" },
        h("span", { class: "choice-label" }, one.label),
        one.description ? h("small", {}, one.description) : null,
      ),
      several ? h("span", { class: "box" }, icon("check")) : now.has(one.value) ? icon("check") : null,
    );
  const draw = () => {
    const top = list.scrollTop;
    fill(list, offered.length ? offered.map(row) : h("p", { class: "nothing" }, "Nothing matches."));
    list.scrollTop = top;
    count.textContent = `${now.size} chosen, ${least === most ? most : `${least} to ${most}`} needed`;
    if (several) done.lastChild.disabled = now.size < least;
    point(active);
  };
  const point = (place) => {
    active = Math.max(0, Math.min(place, offered.length - 1));
    list.querySelector(".active")?.classList.remove("active");
    const element = list.querySelector(`#${id}-${active}`);
    element?.classList.add("active");
    element?.scrollIntoView({ block: "nearest" });
    keys.setAttribute("aria-activedescendant", element?.id ?? "");
  };
  const pick = (one) => {
    if (!one) return;
    if (!several) {
      const off = now.has(one.value) && least === 0;
      now.clear();
      if (!off) now.add(one.value);
      layer.close("chosen");
      return;
    }
    if (now.has(one.value)) now.delete(one.value);
    else if (now.size < most) now.add(one.value);
    active = offered.indexOf(one);
    draw();
  };

  let typed = "", last = 0;
  element.addEventListener("keydown", (event) => {
    const moves = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 8,
      PageUp: active - 8,
      ...(search ? {} : { Home: 0, End: offered.length - 1 }),
    };
    if (event.target.tagName === "BUTTON") return;
    if (event.key in moves) point(moves[event.key]);
    else if (event.key === "Enter" || (event.key === " " && !search)) pick(offered[active]);
    else if (event.key === "Tab") {
      if (several && !event.shiftKey && !done.lastChild.disabled) done.lastChild.focus();
      else layer.close("tab");
    } else if (!search && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      typed = event.timeStamp - last < 700 ? typed + event.key : event.key;
      last = event.timeStamp;
      const found = offered.findIndex((one) => one.label.toLowerCase().startsWith(typed.toLowerCase()));
      if (found >= 0) point(found);
    } else return;
    event.preventDefault();
  });
  search?.addEventListener("input", () => {
    const words = search.value.trim().toLowerCase();
    offered = choices.filter((one) => `${one.label} ${one.description ?? ""}`.toLowerCase().includes(words));
    active = 0;
    draw();
  });

  draw();
  const layer = float(element, anchor, {
    match: true,
    closed: (how) => closed(choices.filter((one) => now.has(one.value)).map((one) => one.value), how),
  });
  keys.focus();
  point(active);
  return layer;
}
