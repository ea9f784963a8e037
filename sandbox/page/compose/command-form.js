/** The form of a slash command: its name, a field for each option in use, and a field to add options. */

import { h } from "../base/dom.js";
import { avatar } from "../base/people.js";
import { picks, read } from "./slash.js";

const PAUSE = 150;

export class CommandForm {
  /**
   * `entry` is the command; `host` provides store, channel(), completion, autocomplete(data), send(name, options),
   * leave(text) and report(words).
   */
  constructor(entry, host) {
    this.entry = entry;
    this.host = host;
    this.fields = [];
    this.element = h(
      "div",
      { class: "command", role: "group", "aria-label": `Command ${entry.name}` },
      h("span", { class: "command-name" }, `/${entry.name}`),
    );
    this.more = h(
      "input",
      {
        class: "command-more",
        role: "combobox",
        "aria-label": "More options",
        "aria-expanded": "false",
        autocomplete: "off",
        spellcheck: "false",
        enterkeyhint: "send",
      },
    );
    this.more.addEventListener("focus", () => this.offerMore());
    this.more.addEventListener("input", () => this.offerMore());
    this.more.addEventListener("keydown", (event) => this.keyInMore(event));
    this.element.append(this.more);
    for (const option of entry.options) if (option.required) this.add(option);
  }

  focus() {
    (this.fields[0]?.input ?? this.more).focus();
  }

  add(option) {
    const input = h(
      "input",
      {
        role: "combobox",
        "aria-label": `${option.name}: ${option.description}`,
        "aria-expanded": "false",
        autocomplete: "off",
        spellcheck: "false",
        size: 4,
        enterkeyhint: "next",
      },
    );
    const element = h(
      "span",
      { class: "command-field" },
      h("span", { class: "command-option", "aria-hidden": "true" }, option.name),
      input,
    );
    const field = { option, input, element, picked: undefined, proposed: null };
    input.addEventListener("input", () => {
      field.picked = undefined;
      this.typed(field);
    });
    input.addEventListener("focus", () => this.offer(field));
    input.addEventListener("keydown", (event) => this.keyInField(event, field));
    element.addEventListener("pointerdown", (event) => {
      if (event.target !== input) {
        event.preventDefault();
        input.focus();
      }
    });
    this.fields.push(field);
    this.more.before(element);
    return field;
  }

  typed(field) {
    field.input.size = Math.max(4, field.input.value.length + 1);
    field.element.classList.remove("wrong");
    this.offer(field);
  }

  remove(field) {
    const place = this.fields.indexOf(field);
    this.fields.splice(place, 1);
    (this.fields[place - 1]?.input ?? this.more).focus();
    field.element.remove();
  }

  /** Offers completions for the text in a field. */
  offer(field) {
    const { option, input } = field;
    const title = [h("b", {}, option.name), " ", option.description];
    if (option.autocomplete) {
      this.ask(field, title);
      return;
    }
    const from = picks(option, this.host.store, this.host.channel());
    const words = field.picked === undefined ? input.value.trim().toLowerCase() : "";
    const fit = (from ?? []).filter((one) => one.name.toLowerCase().includes(words));
    this.list(field, title, fit);
  }

  list(field, title, fit) {
    const entries = fit.slice(0, 25).map(
      (one) => (
        { label: one.name, sign: one.user ? avatar(one.user, 20) : null, act: () => this.pick(field, one) }
      ),
    );
    this.host.completion.show(field.input, title, entries, field.picked === undefined);
  }

  /** Asks the bot for suggestions when the person stops typing. */
  ask(field, title) {
    clearTimeout(this.waiting);
    this.list(field, title, field.proposed ?? []);
    this.waiting = setTimeout(async () => {
      const { options } = this.values();
      delete options[field.option.sent];
      const words = field.input.value;
      try {
        field.proposed = await this.host.autocomplete(
          {
            channel_id: this.host.channel().id,
            name: this.entry.sent,
            option: field.option.sent,
            value: words,
            options,
          },
        );
      } catch (error) {
        field.proposed = [];
        title = [...title, " · ", error.message];
      }
      const current = document.activeElement === field.input && field.input.value === words;
      if (current) this.list(field, title, field.proposed);
    }, PAUSE);
  }

  pick(field, one) {
    field.picked = one.value;
    field.input.value = one.name;
    field.input.size = Math.max(4, one.name.length);
    field.element.classList.remove("wrong");
    const next = this.fields.find((other) => other.option.required && !other.input.value);
    (next?.input ?? this.more).focus();
  }

  keyInField(event, field) {
    if (event.isComposing || this.host.completion.key(event)) return;
    const first = field.input.selectionStart === 0 && field.input.selectionEnd === 0;
    if (event.key === "Enter") {
      event.preventDefault();
      this.send();
    } else if (event.key === "Backspace" && !field.input.value) {
      event.preventDefault();
      if (field.option.required) this.host.leave(`/${this.entry.name}`);
      else this.remove(field);
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.host.leave("");
    } else if (event.key === "ArrowLeft" && first) {
      this.beside(field.input, -1)?.focus();
    } else if (event.key === "ArrowRight" && field.input.selectionStart === field.input.value.length) {
      this.beside(field.input, 1)?.focus();
    }
  }

  beside(input, step) {
    const inputs = [...this.fields.map((field) => field.input), this.more];
    return inputs[inputs.indexOf(input) + step];
  }

  get left() {
    return this.entry.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  offerMore() {
    const words = this.more.value.trim().toLowerCase();
    const fit = this.left.filter((option) => option.name.startsWith(words));
    const bare = this.fields.length ? null : "This command takes no options. Press Enter to send it.";
    const title = this.left.length ? h("b", {}, "Optional") : bare;
    const entries = fit.map(
      (option) => ({ label: option.name, description: option.description, act: () => this.take(option) }),
    );
    this.host.completion.show(this.more, title, entries, Boolean(words));
  }

  take(option) {
    this.more.value = "";
    this.add(option).input.focus();
  }

  keyInMore(event) {
    if (event.isComposing) return;
    const exact = this.left.find((option) => option.name === this.more.value.trim().toLowerCase());
    if (exact && (event.key === ":" || event.key === " ")) {
      event.preventDefault();
      this.take(exact);
    } else if (this.host.completion.key(event)) {
      return;
    } else if (event.key === "Enter") {
      event.preventDefault();
      this.send();
    } else if (event.key === "Backspace" && !this.more.value) {
      event.preventDefault();
      const last = this.fields.at(-1);
      if (last) last.input.focus();
      else this.host.leave(`/${this.entry.name}`);
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.host.leave("");
    } else if (event.key === "ArrowLeft" && !this.more.value) {
      this.beside(this.more, -1)?.focus();
    }
  }

  /** The options by name, and the first invalid field with its error. */
  values() {
    const options = {};
    let wrong = null;
    for (const field of this.fields) {
      const { option, input } = field;
      if (!input.value.trim()) {
        if (option.required) wrong ??= { field, fault: "This option is required" };
        continue;
      }
      const { value, fault } = this.value(field);
      if (fault) wrong ??= { field, fault };
      else options[option.sent] = value;
    }
    return { options, wrong };
  }

  /** Parses one field: {value}, or {fault} with an error message. */
  value({ option, input, picked, proposed }) {
    if (picked !== undefined) return { value: picked };
    const found = proposed?.find((one) => one.name === input.value.trim());
    if (found) return { value: found.value };
    const from = option.autocomplete ? null : picks(option, this.host.store, this.host.channel());
    return read(option, input.value, from);
  }

  /** Sends the command, or reports what is missing. */
  send() {
    const { options, wrong } = this.values();
    if (this.more.value.trim()) {
      this.host.report(`/${this.entry.name} has no option ${this.more.value.trim()}.`);
      return;
    }
    if (wrong) {
      wrong.field.element.classList.add("wrong");
      wrong.field.input.focus();
      this.host.report(`${wrong.field.option.name}: ${wrong.fault}.`);
      return;
    }
    this.host.send(this.entry.sent, options);
  }
}
