/** Avatars: initials on each person's own color, and a house for the bot. */

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { GROUP_DM } from "./store.js";

const COLORS = ["#4f6bd8", "#b3502f", "#1e8a5f", "#8a6a12", "#a8478a", "#2b7fae", "#6b55c4", "#5f7a2e"];

/** The name of a person or bot. */
export function nameOf(user) {
  return user ? user.global_name || user.username : "Somebody";
}

/** The avatar of `user`, `size` pixels wide, hidden from screen readers: the name is beside it. */
export function avatar(user, size = 40) {
  const style = { "--size": `${size}px`, "--color": colorOf(user) };
  const face = user?.bot ? icon("house") : [...nameOf(user)][0].toUpperCase();
  return h("span", { class: user?.bot ? "avatar avatar-bot" : "avatar", style, "aria-hidden": "true" }, face);
}

/** The avatar of a DM's other person, or the sign of a group chat. */
export function face(channel, store, size) {
  if (channel.type !== GROUP_DM) return avatar(store.partner(channel), size);
  const style = { "--size": `${size}px`, "--color": COLORS[Number(channel.id.slice(-3)) % COLORS.length] };
  return h("span", { class: "avatar avatar-group", style, "aria-hidden": "true" }, icon("people"));
}

/** A person's color, by first letter, so that the six people of a new sandbox have different ones. */
function colorOf(user) {
  return COLORS[nameOf(user).toUpperCase().codePointAt(0) % COLORS.length];
}

/** The APP tag behind a bot's name. */
export function tag(user) {
  return user?.bot ? h("span", { class: "tag", title: "A bot" }, "APP") : null;
}
