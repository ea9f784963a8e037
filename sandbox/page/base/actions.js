/** The interactions of this window and their state: pressed controls, pending commands, modals. */

import { isOurs, newNonce } from "./socket.js";

const LATE = "This interaction failed";

export class Actions {
  /** `call` performs an operation on the websocket; `open(modal)` shows a modal. */
  constructor(store, call, open) {
    this.store = store;
    this.call = call;
    this.open = open;
    this.forget();
  }

  forget() {
    this.asked = new Map();
    this.busy = new Map();
    this.failed = new Map();
    this.notices = [];
  }

  /** Uses a control of a message; `values` for selects. */
  async press(message, customId, values = null) {
    const nonce = newNonce();
    this.busy.set(message.id, customId);
    this.failed.delete(message.id);
    this.store.changed("messages");
    this.asked.set(nonce, (reason) => {
      this.busy.delete(message.id);
      if (reason) this.failed.set(message.id, reason);
      this.store.changed("messages");
    });
    await this.send("component", { message_id: message.id, custom_id: customId, values }, nonce);
  }

  /** Sends a slash command. */
  command(channelId, name, options) {
    return this.use("command", name, { channel_id: channelId, options });
  }

  /** Uses a command in the menu of a person. */
  useMenu(channelId, name, userId) {
    return this.use("menu", name, { channel_id: channelId, user_id: userId });
  }

  async use(op, name, data) {
    const channelId = data.channel_id;
    const nonce = newNonce();
    const notice = { id: nonce, channelId, name, state: "sending" };
    this.notices.push(notice);
    this.store.changed("messages");
    this.asked.set(nonce, (reason) => {
      if (reason) Object.assign(notice, { state: "failed", reason });
      else this.dismiss(nonce);
      this.store.changed("messages");
    });
    await this.send(op, { ...data, name }, nonce);
  }

  /** Submits a modal; resolves to "" when the bot accepted it, otherwise to an error message. */
  submit(modal, values) {
    return new Promise((resolve) => {
      const nonce = newNonce();
      this.asked.set(nonce, (reason) => resolve(reason ?? ""));
      this.send("modal", { interaction_id: modal.id, values }, nonce);
    });
  }

  async send(op, data, nonce) {
    try {
      await this.call(op, data, nonce);
    } catch (error) {
      this.settle(nonce, error.message);
    }
  }

  settle(nonce, reason) {
    const end = this.asked.get(nonce);
    this.asked.delete(nonce);
    end?.(reason);
  }

  /** Removes the note about a pending or failed command. */
  dismiss(id) {
    this.notices = this.notices.filter((notice) => notice.id !== id);
    this.store.changed("messages");
  }

  /** Applies an event about an interaction, and returns whether it was one. */
  hear(name, data) {
    if (name === "INTERACTION_SUCCESS") this.settle(data.nonce);
    else if (name === "INTERACTION_FAILURE") this.settle(data.nonce, data.reason || LATE);
    else if (name === "INTERACTION_MODAL_CREATE") {
      if (isOurs(data.nonce)) this.open(data);
    } else return false;
    return true;
  }
}
