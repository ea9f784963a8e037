/** The page: the current person and place, and all parts that depend on them. */

import { Actions } from "./base/actions.js";
import { drawBar, recallTheme } from "./frame/bar.js";
import { Chat } from "./chat/chat.js";
import { toast } from "./frame/layers.js";
import { lightbox } from "./frame/lightbox.js";
import { texts } from "./chat/mentions.js";
import { channelMenu, messageMenu, personMenu } from "./frame/menus.js";
import { showModal } from "./controls/modal.js";
import { drawPanel } from "./frame/panel.js";
import { nameOf } from "./base/people.js";
import { drawRail, drawSidebar } from "./frame/sidebar.js";
import { offered } from "./compose/slash.js";
import { Socket } from "./base/socket.js";
import { isPrivate, Store } from "./base/store.js";
import { keepTime, setAhead, speak } from "./base/time.js";

const part = (id) => document.getElementById(id);
const store = new Store();
let socket = null;
let channelId = null;
let counts = {};
let process = { managed: false, running: false };
let lost = false;
let inPrivate = false;
const visited = new Map();

const here = () => store.channels.get(channelId);
const call = (op, data, nonce) => socket.call(op, data, nonce);
const actions = new Actions(store, call, (modal) => showModal(modal, page));

/** Performs an operation, and shows a notice if it was refused. */
async function act(op, data, done) {
  try {
    const value = await call(op, data);
    done?.(value);
  } catch (error) {
    toast(error.message, true);
    redraw();
  }
}

const page = {
  store,
  actions,
  call,
  channel: here,
  channelId: () => channelId,
  texts: texts(store, go, begin, (user, place) => personMenu(user, place, page)),
  go,
  begin,
  act,
  offered: (channel) => offered(store, channel),
  report: (words) => toast(words, true),
  look: lightbox,
  menu: (message, place) => messageMenu(message, place, page),
  dismiss: (message) => act("dismiss", { message_id: message.id }),
  drawer: () => slide("drawer"),
  seen,
  sent: () => chat.list.toEnd(),
};

recallTheme();
const chat = new Chat(part("chat"), page);

// the current person and place: the address is #Name/channel

function address() {
  const [who = "", where = ""] = decodeURIComponent(location.hash.slice(1)).split("/");
  return { who, where };
}

function enter(user) {
  socket?.close();
  actions.forget();
  socket = new Socket(user, hear, (isLost) => {
    lost = isLost;
    if (store.me) draw();
  });
}

function hear(name, data) {
  if (name === "BOT_UPDATE") process = data;
  else if (name === "PEOPLE_UPDATE") counts = data;
  else if (name === "CLOCK_UPDATE") return setAhead(data.ahead);
  else if (actions.hear(name, data)) return;
  else store.hear(name, data);
  store.changed("bot");
}

/** Opens a channel, and a message in it. */
function go(id, messageId) {
  slide(null);
  if (id && !store.channels.has(id)) {
    toast("That is no longer there, or not for you.", true);
    return;
  }
  if (id !== channelId || !id) {
    channelId = id;
    inPrivate = !id || isPrivate(here());
    visited.set(store.me.id, id);
    history.replaceState(null, "", `#${nameOf(store.me)}${id ? `/${id}` : ""}`);
    chat.show(here());
    redraw();
    if (matchMedia("(pointer: fine)").matches) chat.composer.focus();
  }
  if (messageId && !chat.list.find(messageId)) toast("That message is no longer there.", true);
  if (id) seen();
}

function begin(name) {
  chat.composer.begin(name);
}

/** Switches to another person, in the same place if they can see it. */
function be(user) {
  if (user.id !== store.me.id) enter(user.id);
  slide(null);
}

/** The first place to show to a person. */
function arrive() {
  const { where } = address();
  const own = visited.get(store.me.id);
  const wanted = [where, inPrivate ? store.dms[0]?.id : null, own].find((id) => store.channels.has(id));
  const guild = store.guilds.values().next().value;
  channelId = undefined;
  go(wanted ?? store.channelsOf(guild?.id)[0]?.id ?? null);
}

/** Opens the channel that the address names, once this window knows it. */
function follow() {
  const { where } = address();
  if (where && where !== channelId && store.channels.has(where)) go(where);
}

/** Marks the current channel as read if its end is on screen. */
function seen() {
  if (document.visibilityState === "visible" && chat.list.stick && channelId && store.read(channelId)) {
    call("read", { channel_id: channelId }).catch(() => {});
  }
}

// drawing

function draw() {
  const state = { store, channel: here(), go, menu: (channel, place) => channelMenu(channel, place, page) };
  const mentions = store.unreadIn(store.channels.values()).mentions;
  drawBar(
    part("bar"),
    { store, counts, be, lost, panel: { open: !part("panel").hidden, toggle: () => slide("panel") } },
  );
  drawRail(part("rail"), state);
  drawSidebar(part("sidebar"), { ...state, act });
  if (!part("panel").hidden) drawPanel(part("panel"), { ...state, process, act, close: () => slide("panel") });
  const sign = inPrivate || here()?.parent_id ? "" : "#";
  const place = here() ? `${sign}${store.title(here())}` : "Direct messages";
  document.title = `${mentions ? `(${mentions}) ` : ""}${place} · ${nameOf(store.me)} · Sandbox`;
}

const redraw = () => store.changed("bot");

/** Opens or closes the "drawer" (on phones) or the "panel"; null closes the drawer. */
function slide(what) {
  const app = part("app");
  if (what === "panel") {
    part("panel").hidden = !part("panel").hidden;
    app.classList.remove("drawer");
  } else {
    app.classList.toggle("drawer", what === "drawer" && !app.classList.contains("drawer"));
    if (what === null && innerWidth < 900) part("panel").hidden = true;
  }
  part("veil").hidden = !app.classList.contains("drawer") && part("panel").hidden;
  if (store.me) redraw();
}

store.watch("ready", () => {
  speak(store.me.locale);
  arrive();
});
store.watch("channels messages unread commands bot", (changes) => {
  if (!store.me) return;
  if (channelId && !here()) {
    const gone = channelId;
    channelId = undefined;
    go(store.channelsOf(store.guilds.keys().next().value)[0]?.id ?? null);
    if (!changes.has("ready") && gone) toast("That channel was deleted.");
  }
  if (channelId === null && store.dms.length) go(store.dms[0].id);
  follow();
  chat.list.update();
  seen();
  chat.drawHead(here());
  draw();
});

part("veil").addEventListener("click", () => {
  part("panel").hidden = true;
  slide(null);
});
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  if (!part("veil").hidden && innerWidth < 900) {
    part("panel").hidden = true;
    slide(null);
  }
});
addEventListener("themechange", redraw);
document.addEventListener("visibilitychange", seen);
addEventListener("hashchange", () => {
  const { who } = address();
  const me = store.me && [store.me.id, nameOf(store.me).toLowerCase()].includes(who.toLowerCase());
  if (who && !me) enter(who);
  else follow();
});

keepTime();
enter(address().who);
