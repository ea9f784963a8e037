/** The connection to the sandbox as one person: operations and their answers, and events. */

const PATIENCE = [500, 1000, 2000, 4000];

export class Socket {
  /**
   * `user` is a name or an id. `hear(name, data)` is called for every event, `lost(isLost)` when the connection is
   * lost or back.
   */
  constructor(user, hear, lost) {
    this.user = user;
    this.hear = hear;
    this.lost = lost;
    this.calls = new Map();
    this.tries = 0;
    this.closed = false;
    this.connect();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(
      `${scheme}://${location.host}/page/socket?user=${encodeURIComponent(this.user)}`,
    );
    this.socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    this.socket.onclose = () => this.again();
  }

  receive({ t, d }) {
    if (t === "DONE" || t === "REFUSED") {
      const call = this.calls.get(d.nonce);
      this.calls.delete(d.nonce);
      if (t === "DONE") call?.resolve(d.value);
      else call?.reject(new Error(d.reason));
      return;
    }
    if (t === "READY") {
      this.tries = 0;
      this.lost(false);
    }
    this.hear(t, d);
  }

  again() {
    for (const call of this.calls.values()) call.reject(new Error("The connection to the sandbox was lost."));
    this.calls.clear();
    if (this.closed) return;
    this.lost(true);
    const pause = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)];
    this.tries += 1;
    setTimeout(() => this.closed || this.connect(), pause);
  }

  /** Performs an operation; resolves to its value, or rejects with the reason it was refused. */
  call(op, data = {}, nonce = newNonce()) {
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== WebSocket.OPEN) {
        reject(new Error("There is no connection to the sandbox at the moment."));
        return;
      }
      this.calls.set(nonce, { resolve, reject });
      this.socket.send(JSON.stringify({ op, nonce, ...data }));
    });
  }

  close() {
    this.closed = true;
    this.socket.close();
  }
}

const WINDOW = Math.random().toString(36).slice(2, 10);
let count = 0;

/** A new nonce, unique across windows. */
export function newNonce() {
  count += 1;
  return `${WINDOW}-${count}`;
}

/** Whether a nonce is from this window: a person may have several open. */
export function isOurs(nonce) {
  return nonce.startsWith(`${WINDOW}-`);
}
