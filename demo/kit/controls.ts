import { colors, parseChoices, type Choices } from './choices.ts';
import { choose } from './lists.ts';
import { part } from './parts.ts';

export const controls = part('#choices', HTMLFormElement);

/** The values of the controls. A colour input always has a value; the checkbox before it decides whether it applies. */
export function givenByControls(): URLSearchParams {
  const given = new URLSearchParams();
  for (const [name, value] of new FormData(controls)) if (typeof value === 'string') given.set(name, value);
  for (const name of colors) if (!given.has(`own-${name}`)) given.delete(name);
  return given;
}

export const readControls = (): Choices => parseChoices(givenByControls());

/** Updates the controls after choices that came from elsewhere. */
export function writeControls(choices: Choices): void {
  for (const [name, value] of Object.entries(choices)) {
    const control = controls.elements.namedItem(name);
    if (control instanceof RadioNodeList) control.value = String(value);
    else if (control instanceof HTMLSelectElement) choose(control, String(value));
    else if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== '';
    else if (control instanceof HTMLInputElement && (control.type !== 'color' || value !== ''))
      control.value = String(value);
  }
  for (const name of colors) part(`[name=own-${name}]`, HTMLInputElement).checked = choices[name] !== '';
}
