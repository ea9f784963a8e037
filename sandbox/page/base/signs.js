/**
 * Emojis on machines without an emoji font, such as containers: the most common ones in games are drawn. Discord
 * always draws emojis itself.
 */

import { h } from "./dom.js";

const GOLD = "#f0b232", SILVER = "#b8bcc4", BRONZE = "#b9773f", RED = "#da3e44", GREEN = "#3ba55c", WOOD = "#8a5a33";
const INK = "#26282c", PAPER = "#f2f3f5";

const disc = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const path = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
const line = (d, stroke, width = 2.4) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const medal = (fill, number) =>
  path("M6 2h5l3 7h-4zM18 2h-5l-3 7h4z", "#4a7bd0") + disc(12, 15, 7.5, fill) +
  `<text x="12" y="18.6" font-size="10" font-weight="bold" text-anchor="middle" font-family="sans-serif">${number}</text>`;
const STAR = "M12 2l3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.7l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z";

/** Each drawing fills a square of 24 by 24. */
const DRAWINGS = {
  "🔵": disc(12, 12, 10, "#2f7fd6"),
  "🔶": path("M12 1l11 11-11 11L1 12z", "#f0862c"),
  "🟩": `<rect x="2" y="2" width="20" height="20" rx="3" fill="${GREEN}"/>`,
  "⭐": path(STAR, GOLD),
  "🌸": [[12, 6], [17.7, 10.1], [15.5, 16.9], [8.5, 16.9], [6.3, 10.1]].map(
    ([x, y]) => disc(x, y, 4.7, "#ee8fb6"),
  ).join("") + disc(12, 12, 3, GOLD),
  "💧": path("M12 1.5c4 5.5 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7.5 7-13z", "#4aa8e8"),
  "🥇": medal(GOLD, 1),
  "🥈": medal(SILVER, 2),
  "🥉": medal(BRONZE, 3),
  "🏆": line("M7 5H3c0 5 2 7 5 7M17 5h4c0 5-2 7-5 7", GOLD) + path("M6 2h12v7a6 6 0 0 1-12 0zM10.5 14h3v5h3.5v3H7v-3h3.5z", GOLD),
  "🔥": path("M12 1c1 5 7 7 7 14a7 7 0 0 1-14 0c0-4 3-5 3-9 2 1 3 2.5 3 4.5 1.5-2 2-5 1-9.5z", RED) + path("M12 12c1 2 3 3 3 5.5a3 3 0 0 1-6 0c0-2.5 2-3 3-5.5z", GOLD),
  "🤖": line("M12 2v5M2 12v5M22 12v5", SILVER) + `<rect x="4" y="6" width="16" height="15" rx="3" fill="${SILVER}"/>` + disc(9, 12, 1.8, INK) + disc(15, 12, 1.8, INK) + line("M9 17h6", INK, 2),
  "🎉": path("M2 22L8 8l8 8z", GOLD) + line("M13 9c0-4 2-4 2-7M15 11c3-2 3 0 6-2M11 5l.1.1M19 14l2 1M19 4l.1.1", RED),
  "🎬": path("M2 10h20v12H2zM2 4l19-2 .5 4-19 2.5z", INK) + line("M6 3.8l3 3.4M13 3l3 3.4M5 14h14M5 18h9", PAPER, 1.8),
  "🧩": path("M3 8h6a3 3 0 1 1 6 0h6v5a3 3 0 1 0 0 6v3H3z", GREEN),
  "🔎": line("M14.5 14.5L21 21", WOOD, 4) + disc(9.5, 9.5, 7.5, SILVER) + disc(9.5, 9.5, 5, "#bfe3f7"),
  "❌": line("M5 5l14 14M19 5L5 19", RED, 5),
  "✅": `<rect x="2" y="2" width="20" height="20" rx="4" fill="${GREEN}"/>` + line("M7 12.5l3.5 3.5L17 8.5", PAPER, 3),
  "⚠": path("M12 2L23 21H1z", GOLD) + line("M12 9v5M12 17.5v.1", INK),
  "💡": path("M12 1a8 8 0 0 0-4.5 14.5c1 .7 1 1.5 1 2.5h7c0-1 0-1.8 1-2.5A8 8 0 0 0 12 1z", GOLD) + line("M9.5 20.5h5", SILVER, 3),
  "🏖": path("M1 20c4-4 18-4 22 0v2H1z", GOLD) + line("M13 6l-3 13", WOOD) + path("M4 11A9 9 0 0 1 21 9z", RED),
  "🏁": line("M4 2v20", WOOD) + path("M5 3h17v11H5z", PAPER) + path("M5 3h5.7v3.7H5zM16.3 3H22v3.7h-5.7zM10.7 6.7h5.6v3.6h-5.6zM5 10.3h5.7V14H5zM16.3 10.3H22V14h-5.7z", INK),
  "🎲": `<rect x="3" y="3" width="18" height="18" rx="4" fill="${PAPER}"/>` + [[8, 8], [16, 8], [12, 12], [8, 16], [16, 16]].map(
    ([x, y]) => disc(x, y, 1.8, INK),
  ).join(""),
  "⏳": path("M5 1h14v3H5zM5 20h14v3H5z", WOOD) + path("M7 4h10c0 4-3 6-4 8 1 2 4 4 4 8H7c0-4 3-6 4-8-1-2-4-4-4-8z", "#cfe6f2") + path("M8.5 8h7L12 12zM8 20l4-4 4 4z", GOLD),
  "👉": path("M2 8h6l3-2h4v2h6a2 2 0 0 1 0 4h-6v4l-2 3H7l-1-2H2z", GOLD),
  "🃏": `<rect x="4" y="1" width="16" height="22" rx="2.5" fill="${PAPER}"/>` + path("M12 6l1.7 3.7 4 .4-3 2.7.8 4L12 14.8l-3.5 2 .8-4-3-2.7 4-.4z", RED),
};
const DRAWN = new RegExp(`(${Object.keys(DRAWINGS).join("|")})\uFE0F?`, "u");

let missing;

/** Whether this machine shows emojis without colors or not at all. */
function lacksEmojis() {
  const context = h("canvas", { width: 16, height: 16 }).getContext("2d", { willReadFrequently: true });
  context.font = "14px sans-serif";
  context.fillText("🔵", 0, 13);
  const { data } = context.getImageData(0, 0, 16, 16);
  return !data.some((value, place) => place % 4 === 2 && value > data[place - 2] + 40);
}

/** Replaces emojis in `text` by drawings if needed. The text that is read out, copied and searched stays the same. */
export function signs(text) {
  if (!DRAWN.test(text) || !(missing ??= lacksEmojis())) return [text];
  return text.split(DRAWN).filter(Boolean).map((part) => DRAWINGS[part] ? sign(part) : part);
}

function sign(part) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${DRAWINGS[part]}</svg>`;
  return h("span", { class: "sign", style: { "--sign": `url("data:image/svg+xml,${encodeURIComponent(svg)}")` } }, part);
}
