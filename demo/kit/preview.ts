import { attributesOf, optionalAttributes, stylesOf, type Choices } from './choices.ts';
import { part } from './page.ts';

export const preview = part('#preview', HTMLElement);
const frame = part('#frame', HTMLElement);
const widths = { phone: '392px', tablet: '768px', full: '100%' };

/** Unchanged attributes are not set again: the form would treat that as a request. Only test orders come from it. */
function applyAttributes(choices: Choices): void {
  const wanted = attributesOf({ ...choices, test: 'on' });
  for (const name of ['service', ...optionalAttributes]) {
    const value = wanted[name] ?? null;
    if (preview.getAttribute(name) === value) continue;
    if (value === null) preview.removeAttribute(name);
    else preview.setAttribute(name, value);
  }
}

/** Updates the preview's form and the page around it. */
export function showPreview(choices: Choices): void {
  applyAttributes(choices);
  preview.style.cssText = '';
  for (const [name, value] of Object.entries(stylesOf(choices))) preview.style.setProperty(name, value);
  frame.style.width = widths[choices.width];
  frame.style.colorScheme = choices.scheme;
}
