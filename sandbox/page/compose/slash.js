/** Slash commands: finding, completing and parsing them, without any DOM. */

import { isPrivate, TEXT } from "../base/store.js";

const SUBCOMMAND = 1, GROUP = 2, USER_MENU = 2;
const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, MENTIONABLE = 9, NUMBER = 10;

/**
 * The commands a person can use in a channel, with one entry for each subcommand: {name, sent, description, options}.
 * For commands and options, `name` is in the reader's language and `sent` is the name to send.
 */
export function offered(store, channel) {
  const obstacles = store.obstacles[channel.id];
  const here = (one) => !one.guild_id || one.guild_id === channel.guild_id;
  const commands = store.commands.filter(
    (one) => (one.type ?? 1) === 1 && here(one) && obstacles && !(one.name in obstacles),
  );
  return commands.flatMap(
    (one) => flat(local(one, store.me.locale)),
  ).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The commands in the menu of a person that can be used in a channel: {name, sent}. */
export function inMenu(store, channel) {
  const obstacles = store.obstacles[channel.id];
  return store.commands
    .filter((one) => one.type === USER_MENU && obstacles && !(one.name in obstacles))
    .map((one) => local(one, store.me.locale));
}

function local(one, locale) {
  return {
    ...one,
    sent: one.name,
    name: one.name_localizations?.[locale] ?? one.name,
    description: one.description_localizations?.[locale] ?? one.description,
    options: one.options?.map((option) => local(option, locale)),
    choices: one.choices?.map((choice) => local(choice, locale)),
  };
}

/** Why the command that somebody types, or any at all, isn't offered in a channel; "" if the sandbox knows no reason. */
export function obstacle(store, channel, typed) {
  const known = store.obstacles[channel.id] ?? {};
  const [name] = typed.trim().split(/\s/);
  if (known[name]) return `/${name} isn't offered here: ${known[name]}.`;
  if (offered(store, channel).length) return "";
  const reasons = [...new Set(Object.values(known))];
  return reasons.length ? `No commands here: ${reasons.join("; ")}.` : "";
}

function flat({ name, sent, description, options = [] }) {
  const steps = options.filter((one) => one.type === SUBCOMMAND || one.type === GROUP);
  if (!steps.length) return [{ name, sent, description, options }];
  return steps.flatMap((one) => flat({ ...one, name: `${name} ${one.name}`, sent: `${sent} ${one.sent}` }));
}

/** The `commands` that match the typed text, best first. */
export function matching(commands, typed) {
  const words = typed.toLowerCase().trim();
  const rank = ({ name, sent, description }) => {
    if (name.startsWith(words) || sent.startsWith(words)) return 0;
    if (name.split(" ").some((part) => part.startsWith(words))) return 1;
    if (name.includes(words)) return 2;
    return description.toLowerCase().includes(words) ? 3 : 4;
  };
  const ranked = commands.map((one) => ({ one, rank: rank(one) })).filter((entry) => entry.rank < 4);
  return ranked.sort((a, b) => a.rank - b.rank).map((entry) => entry.one);
}

/** The choices for an option as {name, value}; null if it takes free text. */
export function picks(option, store, channel) {
  if (option.choices?.length) return option.choices;
  if (option.type === BOOLEAN) return [{ name: "True", value: true }, { name: "False", value: false }];
  if (option.type === USER || option.type === MENTIONABLE) {
    return [...store.users.values()].map(
      (user) => ({ name: `@${user.global_name || user.username}`, value: user.id, user }),
    );
  }
  if (option.type === CHANNEL) {
    const types = option.channel_types ?? [];
    const fit = (one) => one.guild_id === channel.guild_id && (
      types.length ? types.includes(one.type) : one.type >= TEXT && !isPrivate(one)
    );
    return [...store.channels.values()].filter(fit).map((one) => ({ name: `#${one.name}`, value: one.id }));
  }
  return null;
}

/** Parses the text typed for an option: {value}, or {fault} with an error message. */
export function read(option, words, from) {
  const text = words.trim();
  if (from) {
    const plain = (name) => name.toLowerCase().replace(/^[@#]/, "");
    const found = from.find((one) => plain(one.name) === plain(text)) ?? from.find(
      (one) => String(one.value).toLowerCase() === text.toLowerCase(),
    );
    return found ? { value: found.value } : { fault: "Choose one from the list" };
  }
  if (option.type === INTEGER || option.type === NUMBER) {
    const number = Number(text);
    if (!text || !Number.isFinite(number)) return { fault: "Write a number" };
    if (option.type === INTEGER && !Number.isInteger(number)) return { fault: "Write a whole number" };
    if (number < (option.min_value ?? -Infinity)) return { fault: `At least ${option.min_value}` };
    if (number > (option.max_value ?? Infinity)) return { fault: `At most ${option.max_value}` };
    return { value: number };
  }
  if (option.type !== STRING) return { fault: "The sandbox does not know options of this kind" };
  if (text.length < (option.min_length ?? 0)) return { fault: `At least ${option.min_length} characters` };
  if (text.length > (option.max_length ?? 6000)) return { fault: `At most ${option.max_length} characters` };
  return text ? { value: text } : { fault: "Write something" };
}
