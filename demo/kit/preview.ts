import { attributesOf, colors, optionalAttributes, stylesOf, type Choices } from './choices.ts';
import { part } from './parts.ts';

export const preview = part('#preview', HTMLElement);
const frame = part('#frame', HTMLElement);
/**
 * In these windows, every width looks the same: the choice of width is hidden (kit.css) and applies again in a wider
 * window.
 */
const narrow = matchMedia('(width < 860px)');

/** Unchanged attributes are not set again: the form would treat that as a request. */
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
  const names = [...colors, 'color-scheme', 'font', 'radius', 'density'].map((name) => `--voice-order-${name}`);
  for (const name of names) {
    if (wanted[name] === undefined) preview.style.removeProperty(name);
    else preview.style.setProperty(name, wanted[name]);
  }
  frame.dataset['width'] = narrow.matches ? 'full' : choices.width;
  frame.dataset['scheme'] = choices.scheme;
}

/** Updates the preview's form; only test orders come from it. */
export function showPreview(choices: Choices): void {
  applyAttributes({ ...choices, test: 'on' });
  applyStyles(choices);
}

/** Updates the preview when the window becomes narrow, or wide again. */
export function followWindow(show: () => void): void {
  narrow.addEventListener('change', show);
}
