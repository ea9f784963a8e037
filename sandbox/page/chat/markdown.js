/** Discord's markdown as elements: blocks. Inline markup is in inline.js. */

import { h } from "../base/dom.js";
import { inline } from "./inline.js";

const FENCE = /^```(?:([\w+-]+)\n)?\n?([\s\S]*?)\n?```/;
const ITEM = /^( *)(?:([-*])|(\d+)\.) +(.*)$/;

/**
 * Renders `text` as a list of elements. `context` renders mentions and links: `user(id)`, `channel(id)`,
 * `command(name, id)` and `open(url)`, as in inline.js.
 */
export function markdown(text, context) {
  const parts = [];
  let rest = text;
  for (let fence = /```/.exec(rest); fence; fence = /```/.exec(rest)) {
    const block = FENCE.exec(rest.slice(fence.index));
    if (!block) break;
    parts.push(...lines(rest.slice(0, fence.index).replace(/\n$/, ""), context));
    parts.push(h("pre", { class: "code", tabindex: 0 }, h("code", {}, block[2])));
    rest = rest.slice(fence.index + block[0].length).replace(/^\n/, "");
  }
  parts.push(...lines(rest, context));
  return parts;
}

function lines(text, context) {
  if (!text) return [];
  const blocks = [];
  const queue = text.split("\n");
  let paragraph = [];
  const close = () => {
    if (paragraph.length) blocks.push(h("p", {}, inline(paragraph.join("\n"), context)));
    paragraph = [];
  };
  while (queue.length) {
    const line = queue[0];
    const block = line.trim() || !paragraph.length ? read(queue, context) : null;
    if (block) {
      close();
      blocks.push(block);
    } else {
      paragraph.push(queue.shift());
    }
  }
  close();
  return blocks;
}

/** Takes the block at the start of `queue` from it; returns null if the first line is plain text. */
function read(queue, context) {
  const line = queue[0];
  const heading = /^(#{1,3}) +(.*)$/.exec(line);
  if (heading) {
    queue.shift();
    return h(
      "p",
      { class: `heading-${heading[1].length}`, role: "heading", "aria-level": heading[1].length + 2 },
      inline(heading[2], context),
    );
  }
  const small = /^-# +(.*)$/.exec(line);
  if (small) {
    queue.shift();
    return h("p", { class: "subtext" }, inline(small[1], context));
  }
  if (/^>>> /.test(line)) {
    const rest = queue.splice(0).join("\n").slice(4);
    return h("blockquote", {}, lines(rest, context));
  }
  if (/^> /.test(line)) {
    const quoted = [];
    while (queue.length && /^> ?/.test(queue[0])) quoted.push(queue.shift().replace(/^> ?/, ""));
    return h("blockquote", {}, lines(quoted.join("\n"), context));
  }
  return ITEM.test(line) ? list(queue, context) : null;
}

function list(queue, context) {
  const [, indent, bullet, number] = ITEM.exec(queue[0]);
  const items = [];
  while (queue.length) {
    const found = ITEM.exec(queue[0]);
    if (!found || found[1].length < indent.length || Boolean(found[2]) !== Boolean(bullet)) break;
    if (found[1].length > indent.length && items.length) {
      items.at(-1).append(list(queue, context));
      continue;
    }
    queue.shift();
    items.push(h("li", {}, inline(found[4], context)));
  }
  return bullet ? h("ul", {}, items) : h("ol", { start: number }, items);
}
