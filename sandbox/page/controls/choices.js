/** The choices of a select: its own options, or people, roles and channels. */

import { emoji } from "./buttons.js";
import { icon } from "../base/icons.js";
import { avatar, nameOf } from "../base/people.js";
import { isPrivate } from "../base/store.js";

const STRING = 3, USER = 5, ROLE = 6, MENTIONABLE = 7, CHANNEL = 8;

/** The options of a select as {value, label, description, sign}. */
export function choicesOf(part, store, channelId) {
  if (part.type === STRING) {
    return part.options.map(
      (one) => (
        { value: one.value, label: one.label, description: one.description, sign: () => emoji(one.emoji) }
      ),
    );
  }
  if (part.type === USER || part.type === MENTIONABLE) return people(store);
  if (part.type === ROLE) return roles(store, store.channels.get(channelId)?.guild_id);
  if (part.type === CHANNEL) return places(store, store.channels.get(channelId)?.guild_id, part.channel_types);
  return [];
}

/** All people, as choices. */
export function people(store) {
  return [...store.users.values()].map(
    (user) => (
      {
        value: user.id,
        label: nameOf(user),
        description: user.bot ? "App" : "",
        sign: () => avatar(user, 20),
      }
    ),
  );
}

/** The roles of a server, as choices. */
function roles(store, guildId) {
  return (store.guilds.get(guildId)?.roles ?? []).map(
    (role) => ({ value: role.id, label: role.name, description: "", sign: () => icon("people") }),
  );
}

/** The channels and threads of a server, as choices. */
export function places(store, guildId, types) {
  return [...store.channels.values()]
    .filter(
      (one) => !isPrivate(one) && (!guildId || one.guild_id === guildId) && (
        !types?.length || types.includes(one.type)
      ),
    )
    .map(
      (one) => (
        {
          value: one.id,
          label: one.name,
          description: "",
          sign: () => icon(one.parent_id ? "thread" : "hash"),
        }
      ),
    );
}

/** The default values of a select or group. */
export function defaultsOf(part) {
  if (part.default_values) return part.default_values.map((one) => one.id);
  return (part.options ?? []).filter((one) => one.default).map((one) => one.value);
}
