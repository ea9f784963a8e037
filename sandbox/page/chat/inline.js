/** Discord's inline markdown: emphasis, code, links, mentions, timestamps, spoilers. */

import { h } from "../base/dom.js";
import { emojiPicture } from "../base/emojis.js";
import { stamp } from "../base/time.js";

const URL_END = /[.,:;"')\]]+$/;

/** The rules: the pattern that starts each, and a function that renders the match. `inner` renders nested markup. */
const RULES = [
  [/^\\([^0-9A-Za-z\s])/, ([, character]) => character],
  [/^(`{1,2})([^`]|[^`][\s\S]*?[^`])\1(?!`)/, ([, , code]) =>
    h("code", {}, code.replace(/^ (.*[^ ].*) $/s, "$1"))],
  [/^<@!?(\d+)>/, ([, id], { user }) => user(id)],
  [/^<#(\d+)>/, ([, id], { channel }) => channel(id)],
  [/^<\/([\w -]+):(\d+)>/, ([, name, id], { command }) => command(name, id)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, ([, seconds, style]) => stamp(Number(seconds), style ?? "f")],
  [/^<a?:(\w+):(\d+)>/, ([, name, id]) => emojiPicture(name, id)],
  [/^@(everyone|here)\b/, ([text]) => h("span", { class: "mention" }, text)],
  [/^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, ([, text, url], context, inner) =>
    link(url, inner(text), context)],
  [/^<(https?:\/\/[^\s>]+)>/, ([, url], context) => link(url, url, context)],
  [/^https?:\/\/[^\s<]+/, ([found], context) => plainLink(found, context)],
  [/^\*\*\*(?=\S)([\s\S]+?)\*\*\*/, ([, text], _, inner) => h("em", {}, h("strong", {}, inner(text)))],
  [/^\*\*(?=\S)([\s\S]+?)\*\*(?!\*)/, ([, text], _, inner) => h("strong", {}, inner(text))],
  [/^__([\s\S]+?)__(?!_)/, ([, text], _, inner) => h("u", {}, inner(text))],
  [/^~~([\s\S]+?)~~/, ([, text], _, inner) => h("s", {}, inner(text))],
  [/^\|\|([\s\S]+?)\|\|/, ([, text], _, inner) => spoiler(inner(text))],
  [/^\*(?=\S)((?:\*\*|[^*])+?)\*(?!\*)/, ([, text], _, inner) => h("em", {}, inner(text))],
  [/^_((?:__|[^_])+?)_(?![\w_])/, ([, text], _, inner) => h("em", {}, inner(text))],
  [/^\n/, () => h("br")],
];
/** Plain text, up to where a rule may match. A word keeps its underscores. */
const PLAIN = /^(?:[\p{L}\p{N}]+_*)+|^[^\\`<@[*_~|\n]/u;

/** Renders `text` as a list of elements and strings. */
export function inline(text, context) {
  const parts = [];
  let plain = "";
  let rest = text;
  const inner = (one) => inline(one, context);
  while (rest) {
    const address = /^https?:\/\/\S/.test(rest);
    const word = address ? null : PLAIN.exec(rest);
    const found = word ? null : firstRule(rest);
    if (found) {
      if (plain) parts.push(plain);
      plain = "";
      parts.push(...[found.make(found.match, context, inner)].flat());
    } else {
      plain += word ? word[0] : rest[0];
    }
    rest = rest.slice(found ? found.match[0].length : word ? word[0].length : 1);
  }
  if (plain) parts.push(plain);
  return parts;
}

function firstRule(text) {
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(text);
    if (match) return { match, make };
  }
  return null;
}

function link(url, label, { open }) {
  return h(
    "a",
    {
      href: url,
      target: "_blank",
      rel: "noreferrer noopener",
      onclick: (event) => open(url) && event.preventDefault(),
    },
    label,
  );
}

function plainLink(found, context) {
  const end = URL_END.exec(found)?.[0] ?? "";
  const url = found.slice(0, found.length - end.length);
  return [link(url, url, context), end];
}

function spoiler(children) {
  const hidden = { role: "button", tabindex: 0, "aria-expanded": "false", "aria-label": "Spoiler, press to show" };
  const element = h("span", { class: "spoiler", ...hidden });
  const inside = h("span", { class: "spoiler-text", "aria-hidden": "true" }, children);
  const show = () => {
    element.classList.add("shown");
    for (const name of Object.keys(hidden)) element.removeAttribute(name);
    inside.removeAttribute("aria-hidden");
  };
  element.addEventListener("click", show);
  element.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      show();
    }
  });
  element.append(inside);
  return element;
}
