/** Times as Discord writes them, updated while they are on screen. */

import { h } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const formats = new Map();
let locale, relative;
let ahead = 0;

/** Sets how many seconds the sandbox's clock is ahead of the browser's. */
export function setAhead(seconds) {
  ahead = seconds * 1000;
}

function now() {
  return Date.now() + ahead;
}

/** Sets the language in which times are written. */
export function speak(tag) {
  if (tag === locale) return;
  locale = tag;
  relative = new Intl.RelativeTimeFormat(tag, { numeric: "auto" });
  formats.clear();
}
speak("en-US");

/** `date` in one of Discord's styles (t T d D f F). */
export function written(date, style) {
  if (!formats.has(style)) formats.set(style, new Intl.DateTimeFormat(locale, STYLES[style]));
  return formats.get(style).format(date);
}

/** `date` relative to now: "in 3 hours", "2 minutes ago". */
function distance(date) {
  const seconds = Math.round((date.getTime() - now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= 0.9 * length) ?? UNITS.at(-1);
  return relative.format(Math.round(seconds / size), unit);
}

/** The time in a message's header. */
export function headTime(date) {
  const days = Math.round((midnight(new Date(now())) - midnight(date)) / 86400000);
  if (days === 0) return written(date, "t");
  if (days === 1) return `Yesterday at ${written(date, "t")}`;
  return `${written(date, "d")} ${written(date, "t")}`;
}

/** The start of a date's day, in milliseconds. */
export function midnight(date) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** The element for a `<t:seconds:style>` in a message. */
export function stamp(seconds, style) {
  const date = new Date(seconds * 1000);
  const live = style === "R";
  return h(
    "time",
    {
      class: "stamp",
      datetime: date.toISOString(),
      title: written(date, "F"),
      "data-live": live ? seconds : null,
    },
    live ? distance(date) : written(date, style in STYLES ? style : "f"),
  );
}

/** Keeps all relative times on the page up to date. */
export function keepTime() {
  setInterval(() => {
    for (const element of document.querySelectorAll("time[data-live]")) {
      const text = distance(new Date(Number(element.dataset.live) * 1000));
      if (element.textContent !== text) element.textContent = text;
    }
  }, 1000);
}
