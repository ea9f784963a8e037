/** Context menus of messages, people and channels. */

import { wordsOf } from "../chat/components.js";
import { icon } from "../base/icons.js";
import { confirm, menu, toast } from "./layers.js";
import { nameOf } from "../base/people.js";
import { inMenu } from "../compose/slash.js";
import { EPHEMERAL, isPrivate, MANAGE_CHANNELS, MANAGE_MESSAGES } from "../base/store.js";

/** Opens the menu of a message at `place` {x, y}. */
export function messageMenu(message, place, { store, act, dismiss }) {
  const channel = store.channels.get(message.channel_id);
  const own = message.author.id === store.me.id;
  const entries = [];
  const words = wordsOf(message);
  if (words) entries.push({ label: "Copy text", icon: icon("copy"), act: () => copy(words, "The text") });
  entries.push({ label: "Copy message ID", icon: icon("copy"), act: () => copy(message.id, "The ID") });
  if (message.flags & EPHEMERAL) {
    entries.push({ label: "Dismiss message", icon: icon("close"), act: () => dismiss(message) });
  } else if (own || store.may(MANAGE_MESSAGES, channel)) {
    entries.push(
      {
        label: "Delete message",
        icon: icon("trash"),
        danger: true,
        act: () => act("delete", { message_id: message.id }),
      },
    );
  }
  menu(entries, place, "Message");
}

/** Opens the menu of a person, with the commands that the app has there. */
export function personMenu(user, place, { store, actions, channel }) {
  const entries = inMenu(store, channel()).map(({ name, sent }) => ({
    label: name,
    icon: icon("slash"),
    act: () => actions.useMenu(channel().id, sent, user.id),
  }));
  entries.push({ label: "Copy user ID", icon: icon("copy"), act: () => copy(user.id, "The ID") });
  menu(entries, place, nameOf(user));
}

/** Opens the menu of a channel or thread. */
export function channelMenu(channel, place, { store, act }) {
  const entries = [{ label: "Copy channel ID", icon: icon("copy"), act: () => copy(channel.id, "The ID") }];
  if (!isPrivate(channel) && store.may(MANAGE_CHANNELS, channel)) {
    const kind = channel.parent_id ? "thread" : "channel";
    entries.push({
      label: `Delete ${kind}`,
      icon: icon("trash"),
      danger: true,
      act: () => confirm(
        `Delete ${channel.name}?`,
        `The ${kind} and all its messages are gone for good.`,
        "Delete",
        () => act("delete_channel", { channel_id: channel.id }),
      ),
    });
  }
  menu(entries, place, channel.name ?? "Conversation");
}

async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    toast(`${what} is copied.`);
  } catch {
    toast(text);
  }
}
