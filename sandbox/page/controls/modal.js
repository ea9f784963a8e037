/** Modals: forms that the bot opens in a dialog. */

import { dots, fill, h, newId } from "../base/dom.js";
import { input } from "./inputs.js";
import { icon } from "../base/icons.js";
import { dialog } from "../frame/layers.js";
import { markdown } from "../chat/markdown.js";
import { avatar, nameOf } from "../base/people.js";

const ROW = 1, TEXT = 10, LABEL = 18;

/** Shows `modal` (id, custom_id, title, components) until it is submitted or closed. */
export function showModal(modal, { store, actions, texts, channelId }) {
  const questions = modal.components.map((part) => question(part, store, texts, channelId()));
  const inputs = questions.map((one) => one.input).filter(Boolean);
  const wrong = h("p", { class: "failure", role: "alert", hidden: true });
  const submit = h(
    "button",
    { class: "button primary", type: "submit" },
    h("span", { class: "label" }, "Submit"),
  );
  const cancel = h("button", { class: "button bare", type: "button" }, "Cancel");
  const close = h("button", { class: "quiet close", type: "button", "aria-label": "Close" }, icon("close"));
  const form = h(
    "form",
    { novalidate: true },
    h("div", { class: "modal-head" }, avatar(store.bot, 32), h("h2", {}, modal.title), close),
    h(
      "div",
      { class: "modal-body" },
      questions.map((one) => one.element),
      wrong,
      h(
        "p",
        { class: "modal-note" },
        icon("warning"),
        `This form goes to ${nameOf(store.bot)}. Never write passwords or other secrets into one.`,
      ),
    ),
    h("div", { class: "dialog-foot" }, cancel, submit),
  );
  const box = dialog({ class: "dialog modal", "aria-label": modal.title }, form);
  cancel.addEventListener("click", () => box.close());
  close.addEventListener("click", () => box.close());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const faults = questions.filter((one) => one.check());
    if (faults.length) {
      faults[0].input.focus();
      return;
    }
    submit.disabled = cancel.disabled = true;
    submit.classList.add("waiting");
    submit.append(dots());
    const reason = await actions.submit(
      modal,
      Object.fromEntries(inputs.map((one) => [one.name, one.value()])),
    );
    if (!reason) {
      box.close();
      return;
    }
    submit.disabled = cancel.disabled = false;
    submit.classList.remove("waiting");
    submit.lastChild.remove();
    fill(wrong, `${reason}. Try again, or close this and start anew.`).hidden = false;
  });
  (inputs[0] ?? { focus: () => submit.focus() }).focus();
}

/** One part of a modal: its element, its input if it has one, and `check()`, which returns whether it is invalid. */
function question(part, store, texts, channelId) {
  const only = (element) => ({ element, check: () => false });
  if (part.type === TEXT) return only(h("div", { class: "text" }, markdown(part.content, texts)));
  const component = part.type === ROW ? part.components[0] : part.type === LABEL ? part.component : null;
  const ids = { label: newId("label"), description: newId("description"), fault: newId("fault") };
  const description = part.type === LABEL && part.description ? h(
    "p",
    { class: "field-note", id: ids.description },
    part.description,
  ) : null;
  const one = component && input(
    component,
    { store, channelId, labeledBy: ids.label, describedBy: `${ids.description} ${ids.fault}` },
  );
  if (!one) return only(h("p", { class: "failure" }, "The sandbox does not show this kind of question."));
  const title = part.type === LABEL ? part.label : component.label;
  const fault = h("p", { class: "failure", id: ids.fault, role: "alert" });
  const star = one.required ? h(
    "span",
    { class: "star", title: "Required", "aria-hidden": "true" },
    "*",
  ) : null;
  const label = one.group
    ? h("span", { class: "field-label", id: ids.label }, title, star)
    : h("label", { class: "field-label", id: ids.label, onclick: () => one.focus() }, title, star);
  return {
    element: h("div", { class: "question" }, label, description, one.element, one.note, fault),
    input: one,
    check() {
      fault.textContent = one.fault();
      one.element.classList.toggle("wrong", Boolean(fault.textContent));
      return Boolean(fault.textContent);
    },
  };
}
