/** The input for messages, and for slash commands as soon as one is chosen. */

import { Completion } from "./completion.js";
import { h } from "../base/dom.js";
import { CommandForm } from "./command-form.js";
import { icon } from "../base/icons.js";
import { avatar, nameOf } from "../base/people.js";
import { matching, obstacle, offered } from "./slash.js";
import { DM, isPrivate } from "../base/store.js";

export class Composer {
  /** `host` provides store, actions, call, channel() and report(words). */
  constructor(host) {
    this.host = host;
    this.completion = new Completion();
    this.form = null;
    this.text = h(
      "textarea",
      {
        class: "composer-text",
        rows: 1,
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": "false",
        maxlength: 2000,
        autocomplete: "off",
        enterkeyhint: "send",
      },
    );
    this.text.addEventListener("input", () => this.typed());
    this.text.addEventListener("keydown", (event) => this.key(event));
    this.slash = h(
      "button",
      {
        class: "quiet composer-slash",
        type: "button",
        "aria-label": "Commands",
        title: "Commands",
        onclick: () => this.begin(""),
      },
      icon("slash"),
    );
    this.go = h(
      "button",
      {
        class: "quiet composer-send",
        type: "button",
        "aria-label": "Send",
        title: "Send",
        onclick: () => this.send(),
      },
      icon("send"),
    );
    this.field = h("div", { class: "composer-field" }, this.text);
    this.element = h(
      "div",
      { class: "composer" },
      this.completion.element,
      h("div", { class: "composer-box" }, this.slash, this.field, this.go),
    );
    this.element.addEventListener(
      "focusout",
      (event) => this.element.contains(event.relatedTarget) || this.completion.hide(),
    );
  }

  /** Updates the composer for the current channel. */
  show() {
    const { store } = this.host;
    const channel = this.host.channel();
    if (this.form) this.leave("", false);
    const name = `${channel.type === DM ? "@" : isPrivate(channel) || channel.parent_id ? "" : "#"}${store.title(channel)}`;
    this.text.placeholder = `Message ${name}`;
    this.text.setAttribute("aria-label", `Message ${name}`);
    this.completion.hide();
  }

  focus() {
    if (this.form) this.form.focus();
    else this.text.focus();
  }

  /** Starts the slash command of that name, or offers those whose names start with it. */
  begin(name) {
    if (this.form) this.leave("", false);
    const commands = this.commands();
    const entry = commands.find((one) => one.sent === name);
    if (entry) {
      this.enter(entry);
      return;
    }
    this.text.value = `/${name}`;
    this.text.focus();
    this.typed();
  }

  commands() {
    return offered(this.host.store, this.host.channel());
  }

  typed() {
    this.grow();
    const { value, selectionStart } = this.text;
    if (value.startsWith("/") && !value.includes("\n")) {
      this.complete(value.slice(1));
      return;
    }
    const word = /(?:^|\s)@([^\s@]*)$/.exec(value.slice(0, selectionStart));
    if (word) this.mention(word[1]);
    else this.completion.hide();
  }

  grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, innerHeight / 2)}px`;
  }

  complete(typed) {
    const commands = this.commands();
    const exact = commands.find((one) => [`${one.name} `, `${one.sent} `].includes(typed));
    if (exact) {
      this.enter(exact);
      return;
    }
    const { bot } = this.host.store;
    const entries = matching(commands, typed).map((one) => ({
      label: [
        `/${one.name}`,
        one.options.filter((option) => option.required).map(
          (option) => h("span", { class: "option-name" }, option.name),
        ),
      ],
      description: one.description,
      sign: avatar(bot, 28),
      side: nameOf(bot),
      act: () => this.enter(one),
    }));
    this.completion.show(this.text, entries.length ? null : this.none(commands, typed), entries);
  }

  /** Explains why there is nothing to offer. */
  none(commands, typed) {
    const why = obstacle(this.host.store, this.host.channel(), typed);
    if (why) return why;
    if (commands.length) return "No command has that name.";
    if (this.host.store.online) return "The bot has no commands here.";
    return "The bot is not connected, so there are no commands.";
  }

  mention(typed) {
    const { store } = this.host;
    const found = [...store.users.values()].filter(
      (user) => nameOf(user).toLowerCase().startsWith(typed.toLowerCase()),
    );
    const entries = found.map((user) => ({
      label: nameOf(user),
      sign: avatar(user, 20),
      act: () => {
        const end = this.text.selectionStart;
        this.text.setRangeText(`@${nameOf(user)} `, end - typed.length - 1, end, "end");
        this.completion.hide();
      },
    }));
    if (entries.length) this.completion.show(this.text, null, entries);
    else this.completion.hide();
  }

  key(event) {
    if (event.isComposing || this.completion.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    }
  }

  enter(entry) {
    this.form = new CommandForm(entry, {
      store: this.host.store,
      channel: this.host.channel,
      completion: this.completion,
      autocomplete: (data) => this.host.call("autocomplete", data),
      report: this.host.report,
      leave: (text) => this.leave(text),
      send: (name, options) => {
        const channelId = this.host.channel().id;
        this.leave("");
        this.host.actions.command(channelId, name, options);
        this.host.sent();
      },
    });
    this.text.value = "";
    this.grow();
    this.field.replaceChildren(this.form.element);
    this.form.focus();
  }

  /** Leaves the command being written, and puts `text` in its place. */
  leave(text, focus = true) {
    this.form = null;
    this.completion.hide();
    this.field.replaceChildren(this.text);
    this.text.value = text;
    this.grow();
    if (!focus) return;
    this.text.focus();
    if (text) this.typed();
  }

  async send() {
    if (this.form) {
      this.form.send();
      return;
    }
    const text = this.text.value.trim();
    if (!text) return;
    if (/^\/\S/.test(text)) {
      const why = obstacle(this.host.store, this.host.channel(), text.slice(1));
      this.host.report(why || "No such command here. Type / to see all.");
      return;
    }
    this.text.value = "";
    this.grow();
    this.completion.hide();
    try {
      await this.host.call("message", { channel_id: this.host.channel().id, content: this.resolved(text) });
      this.host.sent();
    } catch (error) {
      this.text.value = text;
      this.grow();
      this.host.report(error.message);
    }
  }

  /** Replaces names after @ and # in `text` by mentions. */
  resolved(text) {
    const { store } = this.host;
    const user = (name) => [...store.users.values()].find(
      (one) => nameOf(one).toLowerCase() === name.toLowerCase(),
    );
    const channel = (name) => [...store.channels.values()].find(
      (one) => one.name === name && one.guild_id === this.host.channel().guild_id,
    );
    return text
      .replace(/(?<![\w<])@(\w+)/g, (all, name) => (user(name) ? `<@${user(name).id}>` : all))
      .replace(/(?<![\w<])#([\w-]+)/g, (all, name) => (channel(name) ? `<#${channel(name).id}>` : all));
  }
}
