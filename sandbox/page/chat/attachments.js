/** Files and images of messages. */

import { h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { V2 } from "../base/store.js";

/** An address as this page can reach it: for the sandbox's own files just the path, whatever their host. */
export function address(url) {
  const found = URL.canParse(url) ? new URL(url) : null;
  return found?.pathname.startsWith("/attachments/") ? found.pathname : url;
}

/** The attachments and embeds of a message without components V2. */
export function attachments(message, page) {
  if (message.flags & V2 || !message.attachments.length) return null;
  return h("div", { class: "attachments" }, message.attachments.map((one) => attachment(one, page)));
}

function attachment(one, page) {
  if (!one.content_type?.startsWith("image/")) return fileCard(one.filename, one.size, one.url);
  return picture({ media: one, description: one.description }, page);
}

/**
 * An image that opens large: `{media, description, spoiler}`. `among` is the list of images to browse there.
 */
export function picture(item, { look }, among = [item]) {
  const { media, description } = item;
  const image = h("img", {
    src: address(media.url),
    alt: description || "",
    width: media.width,
    height: media.height,
    loading: "lazy",
    draggable: "false",
  });
  const label = description ? `Open picture: ${description}` : "Open picture";
  const size = media.width ? { "--width": `${media.width}px`, "--ratio": media.width / media.height } : {};
  const button = h("button", { class: "picture", type: "button", "aria-label": label, style: size }, image);
  image.addEventListener("error", () => button.classList.add("broken"));
  if (description) {
    button.append(h("span", { class: "alt-mark", title: description, "aria-hidden": "true" }, "ALT"));
  }
  if (item.spoiler) {
    button.classList.add("hidden-picture");
    button.append(h("span", { class: "spoiler-mark" }, "SPOILER"));
  }
  button.addEventListener("click", () => {
    if (button.classList.contains("hidden-picture")) button.classList.remove("hidden-picture");
    else look(among, among.indexOf(item));
  });
  return button;
}

/** A file to download. */
export function fileCard(name, size, url) {
  return h(
    "div",
    { class: "file-card" },
    icon("file"),
    h(
      "span",
      { class: "file-words" },
      h("a", { href: address(url), target: "_blank", rel: "noreferrer" }, name),
      h("small", {}, weight(size)),
    ),
    h(
      "a",
      { class: "file-load", href: address(url), download: name, "aria-label": `Download ${name}` },
      icon("download"),
    ),
  );
}

function weight(bytes) {
  if (!Number.isFinite(bytes)) return "";
  if (bytes < 1024) return `${bytes} bytes`;
  const kilo = bytes / 1024;
  return kilo < 1024 ? `${kilo.toFixed(1)} KB` : `${(kilo / 1024).toFixed(1)} MB`;
}
