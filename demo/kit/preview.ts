import { attributesOf, optionalAttributes, stylesOf, type Choices } from './choices.ts';
import { part } from './parts.ts';

export const preview = part('#preview', HTMLElement);
const frame = part('#frame', HTMLElement);
/** Windows where every width looks the same: the choice of one is hidden there (kit.css) and waits for a wider window. */
const narrow = matchMedia('(width < 860px)');

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
  frame.dataset['width'] = narrow.matches ? 'full' : choices.width;
  frame.dataset['scheme'] = choices.scheme;
}

/** Makes the form of the preview as chosen; nobody orders by trying it. */
export function showPreview(choices: Choices): void {
  applyAttributes({ ...choices, test: 'on' });
  applyStyles(choices);
}

/** Has the preview shown again where the window has become narrow, or is so no more. */
export function followWindow(show: () => void): void {
  narrow.addEventListener('change', show);
}
