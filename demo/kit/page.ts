import { colors, parseChoices, type Choices } from './choices.ts';

/** An element that is always on the page. */
export function part<Type extends Element>(selector: string, type: new () => Type): Type {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The page has no ${selector}.`);
  return found;
}

export const controls = part('#choices', HTMLFormElement);

/** The values of the controls. A colour input always has a value; the checkbox before it decides whether it applies. */
export function readControls(): Choices {
  const given = new URLSearchParams();
  for (const [name, value] of new FormData(controls)) if (typeof value === 'string') given.set(name, value);
  for (const name of colors) if (!given.has(`own-${name}`)) given.delete(name);
  return parseChoices(given);
}

/** Updates the controls after choices that came from elsewhere. */
export function writeControls(choices: Choices): void {
  for (const [name, value] of Object.entries(choices)) {
    const control = controls.elements.namedItem(name);
    if (control instanceof RadioNodeList) control.value = String(value);
    else if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== '';
    else if (control instanceof HTMLInputElement && (control.type !== 'color' || value !== ''))
      control.value = String(value);
  }
  for (const name of colors) part(`[name=own-${name}]`, HTMLInputElement).checked = choices[name] !== '';
}
