import { attributesOf, optionalAttributes, stylesOf, type Choices } from './choices.ts';
import { part } from './parts.ts';

export const preview = part('#preview', HTMLElement);
const frame = part('#frame', HTMLElement);

/** Attributes that stay as they are are not set again: the form would take that for a wish. */
function applyAttributes(choices: Choices): void {
  const wanted = attributesOf(choices);
  for (const name of ['service', ...optionalAttributes]) {
    const value = wanted[name] ?? null;
    if (preview.getAttribute(name) === value) continue;
    if (value === null) preview.removeAttribute(name);
    else preview.setAttribute(name, value);
  }
}

function applyStyles(choices: Choices): void {
  const wanted = stylesOf(choices);
  const names = ['accent', 'color-scheme', 'font', 'radius', 'density'].map((name) => `--voice-order-${name}`);
  for (const name of names) {
    if (wanted[name] === undefined) preview.style.removeProperty(name);
    else preview.style.setProperty(name, wanted[name]);
  }
  frame.dataset['width'] = choices.width;
  frame.dataset['scheme'] = choices.scheme;
}

/** Makes the form of the preview as chosen. */
export function showPreview(choices: Choices): void {
  applyAttributes(choices);
  applyStyles(choices);
}
