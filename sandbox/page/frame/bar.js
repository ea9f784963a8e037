/** The sandbox's bar at the top: the current person, the bot's state, dark or light colors. */

import { h, refresh } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { avatar, nameOf } from "../base/people.js";

/** Draws the bar; `counts` maps people's ids to their unread messages. */
export function drawBar(element, { store, counts, be, panel, lost }) {
  const people = [...store.users.values()].filter((user) => !user.bot);
  const person = (user) => {
    const me = user.id === store.me.id;
    const mentions = counts[user.id]?.mentions ?? 0;
    const words = me ? `You are ${nameOf(user)}` : `Become ${nameOf(user)}${mentions ? `, ${mentions} new` : ""}`;
    return h(
      "button",
      {
        class: "person",
        type: "button",
        "aria-pressed": String(me),
        "aria-label": words,
        title: words,
        "data-key": user.id,
        onclick: () => be(user),
      },
      avatar(user, 26),
      mentions && !me ? badge(mentions) : null,
      h("span", { class: "person-name" }, nameOf(user)),
    );
  };
  const theme = document.documentElement.dataset.theme;
  refresh(
    element,
    h(
      "span",
      { class: "bar-title" },
      h("img", { src: "/page/icon.svg", alt: "", width: 20, height: 20 }),
      h("span", {}, "Sandbox"),
    ),
    h("div", { class: "people", role: "group", "aria-label": "Who you are" }, people.map(person)),
    botState(store, lost),
    h(
      "button",
      {
        class: "quiet",
        type: "button",
        "data-key": "theme",
        "aria-label": theme === "dark" ? "Light colors" : "Dark colors",
        title: theme === "dark" ? "Light colors" : "Dark colors",
        onclick: switchTheme,
      },
      icon(theme === "dark" ? "sun" : "moon"),
    ),
    h(
      "button",
      {
        class: "quiet",
        type: "button",
        "data-key": "panel",
        "aria-label": "The sandbox: cause trouble",
        title: "The sandbox: cause trouble",
        "aria-expanded": String(panel.open),
        "aria-controls": "panel",
        onclick: panel.toggle,
      },
      icon("tools"),
    ),
  );
}

function botState(store, lost) {
  const words = lost ? "No sandbox" : store.online ? "Bot online" : "Bot offline";
  return h(
    "span",
    { class: `bot-state${store.online && !lost ? " online" : ""}`, role: "status", title: words },
    h("span", { class: "dot", "aria-hidden": "true" }),
    h("span", { class: "bot-words" }, words),
  );
}

/** A red badge with a number. */
export function badge(count) {
  return h("span", { class: "badge", "aria-hidden": "true" }, count > 99 ? "99+" : String(count));
}

/** Applies the color theme chosen last time. */
export function recallTheme() {
  document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "dark";
}

function switchTheme() {
  const theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  localStorage.setItem("theme", theme);
  dispatchEvent(new Event("themechange"));
}
