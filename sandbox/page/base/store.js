/** The data of this window's person: people, servers, channels, messages. Only events change it. */

import { older } from "./snowflakes.js";

export const TEXT = 0, DM = 1, GROUP_DM = 3;
export const STARTED_THREAD = 18;
export const EPHEMERAL = 1 << 6, LOADING = 1 << 7, V2 = 1 << 15;
const SILENT = 1 << 12;
export const MANAGE_CHANNELS = 1n << 4n, MANAGE_GUILD = 1n << 5n, MANAGE_MESSAGES = 1n << 13n;

const ACTIVE_EVENT = 2;
const timeOf = (event) => Date.parse(event.scheduled_start_time);

/** Whether a channel is a DM or a group chat. */
export function isPrivate(channel) {
  return channel.type === DM || channel.type === GROUP_DM;
}

export class Store {
  constructor() {
    this.watchers = [];
    this.changes = new Set();
    this.forget();
  }

  forget() {
    this.me = null;
    this.users = new Map();
    this.guilds = new Map();
    this.channels = new Map();
    this.messages = new Map();
    this.commands = [];
    this.obstacles = {};
    this.lastRead = new Map();
    this.online = false;
  }

  /** Calls `watcher` soon after a change of one of `kinds` (ready, channels, messages, commands…). */
  watch(kinds, watcher) {
    this.watchers.push({ kinds: new Set(kinds.split(" ")), watcher });
  }

  /** Notifies the watchers of a kind. */
  changed(kind) {
    if (!this.changes.size) queueMicrotask(() => this.tell());
    this.changes.add(kind);
  }

  tell() {
    const changes = this.changes;
    this.changes = new Set();
    for (const { kinds, watcher } of this.watchers) {
      if ([...kinds].some((kind) => changes.has(kind))) watcher(changes);
    }
  }

  /** Applies an event. */
  hear(name, data) {
    this[`on_${name}`]?.(data);
  }

  on_READY(data) {
    this.forget();
    this.me = data.user;
    this.commands = data.commands;
    for (const user of data.users) this.users.set(user.id, user);
    this.obstacles = data.obstacles;
    for (const guild of data.guilds) {
      this.guilds.set(guild.id, guild);
      for (const channel of [...guild.channels, ...guild.threads]) this.channels.set(channel.id, channel);
    }
    for (const channel of data.private_channels) this.channels.set(channel.id, channel);
    for (const [id, messages] of Object.entries(data.messages)) {
      this.messages.set(id, messages);
      this.lastRead.set(id, this.readUpTo(messages, data.unread[id][0]));
    }
    this.online = data.users.some((user) => user.bot && user.online);
    for (const kind of ["ready", "channels", "messages", "commands", "bot", "unread"]) this.changed(kind);
  }

  /** The id of the last message read, given that the newest `unread` messages by others aren't. */
  readUpTo(messages, unread) {
    let place = messages.length;
    for (let left = unread; left > 0 && place > 0; place -= 1) {
      if (messages[place - 1].author.id !== this.me.id) left -= 1;
    }
    return place ? messages[place - 1].id : "0";
  }

  on_MESSAGE_CREATE(message) {
    this.list(message.channel_id).push(message);
    this.changed("messages");
    this.changed("unread");
  }

  on_MESSAGE_UPDATE(message) {
    const list = this.list(message.channel_id);
    const place = list.findIndex((one) => one.id === message.id);
    if (place >= 0) list[place] = message;
    else list.push(message);
    this.changed("messages");
  }

  on_MESSAGE_DELETE({ id, channel_id }) {
    this.messages.set(channel_id, this.list(channel_id).filter((message) => message.id !== id));
    this.changed("messages");
    this.changed("unread");
  }

  on_CHANNEL_CREATE(channel) {
    this.channels.set(channel.id, channel);
    if (!this.messages.has(channel.id)) this.messages.set(channel.id, []);
    this.changed("channels");
  }

  on_CHANNEL_UPDATE(channel) {
    this.on_CHANNEL_CREATE({ ...this.channels.get(channel.id), ...channel });
  }

  on_CHANNEL_DELETE({ id }) {
    this.channels.delete(id);
    this.messages.delete(id);
    for (const channel of this.channels.values()) if (channel.parent_id === id) this.on_CHANNEL_DELETE(channel);
    this.changed("channels");
    this.changed("unread");
  }

  on_THREAD_CREATE(thread) {
    this.on_CHANNEL_CREATE(thread);
    this.changed("messages");
  }

  on_THREAD_UPDATE(thread) {
    this.on_CHANNEL_UPDATE(thread);
  }

  on_THREAD_DELETE(thread) {
    this.on_CHANNEL_DELETE(thread);
  }

  on_GUILD_SCHEDULED_EVENT_CREATE(event) {
    const guild = this.guilds.get(event.guild_id);
    const others = guild.guild_scheduled_events.filter((one) => one.id !== event.id);
    const open = event.status <= ACTIVE_EVENT ? [event] : [];
    guild.guild_scheduled_events = [...others, ...open].sort((a, b) => timeOf(a) - timeOf(b));
    this.changed("channels");
  }

  on_GUILD_SCHEDULED_EVENT_UPDATE(event) {
    this.on_GUILD_SCHEDULED_EVENT_CREATE(event);
  }

  on_GUILD_SCHEDULED_EVENT_DELETE(event) {
    this.on_GUILD_SCHEDULED_EVENT_CREATE({ ...event, status: Infinity });
  }

  on_COMMANDS_UPDATE({ commands }) {
    this.commands = commands;
    this.changed("commands");
  }

  on_PLACES_UPDATE({ guilds, obstacles }) {
    this.guilds = new Map(guilds.map((guild) => [guild.id, guild]));
    this.obstacles = obstacles;
    this.changed("commands");
  }

  on_USER_UPDATE(user) {
    if (user.id === this.me.id) Object.assign(this.me, user);
    this.changed("bot");
  }

  on_PRESENCE_UPDATE({ user, status }) {
    if (this.users.get(user.id)?.bot) this.online = status === "online";
    this.changed("bot");
  }

  list(channelId) {
    if (!this.messages.has(channelId)) this.messages.set(channelId, []);
    return this.messages.get(channelId);
  }

  /** The message with that id in a channel. */
  message(channelId, id) {
    return this.list(channelId).find((message) => message.id === id);
  }

  get bot() {
    return [...this.users.values()].find((user) => user.bot);
  }

  /** Whether a message notifies this person. */
  pings(message) {
    if (message.author.id === this.me.id || message.flags & SILENT) return false;
    const channel = this.channels.get(message.channel_id);
    return (
      (channel && isPrivate(channel)) ||
      message.mention_everyone ||
      message.mentions.some((user) => user.id === this.me.id)
    );
  }

  /** How many messages of a channel are unread, and how many of them notify. */
  unread(channelId) {
    const last = this.lastRead.get(channelId) ?? "0";
    const found = this.list(channelId).filter((one) => one.author.id !== this.me.id && older(last, one.id));
    return { count: found.length, mentions: found.filter((one) => this.pings(one)).length };
  }

  /** The unread and notifying messages of several channels in total. */
  unreadIn(channels) {
    const total = { count: 0, mentions: 0 };
    for (const channel of channels) {
      const { count, mentions } = this.unread(channel.id);
      total.count += count;
      total.mentions += mentions;
    }
    return total;
  }

  /** Marks a channel as read, and returns whether that changed anything. */
  read(channelId) {
    const list = this.list(channelId);
    if (!list.length || !this.unread(channelId).count) return false;
    this.lastRead.set(channelId, list.at(-1).id);
    this.changed("unread");
    return true;
  }

  /** Whether this person has a permission in the server of a channel. */
  may(permission, channel) {
    const guild = this.guilds.get(channel?.guild_id);
    return Boolean(guild && (BigInt(guild.permissions) & permission) === permission);
  }

  /** A server's text channels in order. */
  channelsOf(guildId) {
    const found = [...this.channels.values()].filter((one) => one.guild_id === guildId && one.type === TEXT);
    return found.sort((a, b) => a.position - b.position);
  }

  /** The threads of a channel that are not archived, oldest first. */
  threadsOf(channelId) {
    return [...this.channels.values()].filter(
      (one) => one.parent_id === channelId && !one.thread_metadata?.archived,
    );
  }

  /** The DMs and group chats, the one with the newest message first. */
  get dms() {
    const newest = (channel) => BigInt(this.list(channel.id).at(-1)?.id ?? channel.id);
    const found = [...this.channels.values()].filter(isPrivate);
    return found.sort((a, b) => (newest(a) < newest(b) ? 1 : -1));
  }

  /** The name of a channel, without # or @. */
  title(channel) {
    if (!isPrivate(channel) || channel.name) return channel.name;
    const others = channel.recipients.filter((user) => user.id !== this.me.id);
    return (others.length ? others : [this.bot]).map((user) => user.global_name || user.username).join(", ");
  }

  /** The other person of a DM. */
  partner(channel) {
    const other = channel.recipients.find((user) => user.id !== this.me.id) ?? this.bot;
    return this.users.get(other.id) ?? other;
  }
}
