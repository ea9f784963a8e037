/** The inputs of modals: text, selects, radio buttons and checkboxes. */

import { choicesOf, defaultsOf } from "./choices.js";
import { h, newId } from "../base/dom.js";
import { select } from "./select.js";

const TEXT_INPUT = 4, RADIOS = 21, CHECKBOXES = 22, CHECKBOX = 23;
const SELECTS = [3, 5, 6, 7, 8];
const PARAGRAPH = 2;

/**
 * The input for a component: {element, name, required, group, note, value(), fault(), focus()}; null if its type is
 * unknown. `fault()` returns an error message, or "" if the value is valid.
 */
export function input(part, context) {
  if (part.type === TEXT_INPUT) return textInput(part, context);
  if (SELECTS.includes(part.type)) return selectInput(part, context);
  if (part.type === RADIOS || part.type === CHECKBOXES) return group(part, context);
  if (part.type === CHECKBOX) return checkbox(part, context);
  return null;
}

function textInput(part, { labeledBy, describedBy }) {
  const most = part.max_length ?? 4000, least = part.min_length ?? 0;
  const required = part.required ?? true;
  const field = h(part.style === PARAGRAPH ? "textarea" : "input", {
    class: "field", placeholder: part.placeholder, maxlength: most, rows: part.style === PARAGRAPH ? 4 : null,
    value: part.value ?? "", "aria-labelledby": labeledBy, "aria-describedby": describedBy,
    "aria-required": required ? "true" : null, autocomplete: "off", "data-custom-id": part.custom_id,
  });
  const note = h("p", { class: "field-count", "aria-hidden": "true" });
  const count = () => (note.textContent = part.max_length || least ? `${field.value.length}/${most}` : "");
  field.addEventListener("input", count);
  count();
  return {
    element: field, name: part.custom_id, required, note,
    value: () => field.value,
    focus: () => field.focus(),
    fault() {
      if (!field.value) return required ? "This field is required" : "";
      return field.value.length < least ? `Must be at least ${least} characters` : "";
    },
  };
}

function selectInput(part, { store, channelId, labeledBy, describedBy }) {
  const required = part.required ?? true;
  let values = defaultsOf(part);
  const choices = choicesOf(part, store, channelId);
  const element = select({ ...part, min_values: required ? part.min_values : 0 }, choices, {
    values, labeledBy, describedBy, label: part.placeholder,
    commit: (now) => (values = now),
  });
  return {
    element,
    name: part.custom_id,
    required,
    value: () => values,
    focus: () => element.focus(),
    fault: () => tooFew(values, part, required),
  };
}

function tooFew(values, part, required) {
  const least = part.min_values ?? 1, most = part.max_values ?? 1;
  if (!values.length && !required) return "";
  if (!values.length && least) return "This field is required";
  if (values.length < least) return `Choose at least ${least}`;
  return values.length > most ? `Choose at most ${most}` : "";
}

function group(part, { labeledBy, describedBy }) {
  const radio = part.type === RADIOS;
  const required = part.required ?? true;
  const name = newId("group");
  const boxes = part.options.map((one) =>
    h(
      "input",
      {
        type: radio ? "radio" : "checkbox",
        name,
        value: one.value,
        checked: Boolean(one.default),
        "data-custom-id": part.custom_id,
      },
    ),
  );
  const rows = part.options.map((one, place) =>
    h(
      "label",
      { class: "option" },
      boxes[place],
      h(
        "span",
        { class: "choice-words" },
        h("span", { class: "choice-label" }, one.label),
        one.description ? h("small", {}, one.description) : null,
      ),
    ),
  );
  const limits = radio ? { min_values: 1, max_values: 1 } : {
    min_values: part.min_values ?? 1,
    max_values: part.max_values ?? part.options.length,
  };
  const values = () => boxes.filter((box) => box.checked).map((box) => box.value);
  return {
    element: h(
      "div",
      {
        class: "options",
        role: radio ? "radiogroup" : "group",
        "aria-labelledby": labeledBy,
        "aria-describedby": describedBy,
      },
      rows,
    ),
    name: part.custom_id, required, group: true, value: values,
    focus: () => (boxes.find((box) => box.checked) ?? boxes[0]).focus(),
    fault: () => tooFew(values(), limits, required),
  };
}

function checkbox(part, { labeledBy, describedBy }) {
  const element = h("input", {
    type: "checkbox", class: "single", checked: Boolean(part.default),
    "aria-labelledby": labeledBy, "aria-describedby": describedBy, "data-custom-id": part.custom_id,
  });
  return {
    element,
    name: part.custom_id,
    required: false,
    value: () => element.checked,
    focus: () => element.focus(),
    fault: () => "",
  };
}
