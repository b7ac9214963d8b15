import { part } from './parts.ts';

/** Adds the note of a field to the group or box of its control. */
function makeNote(name: string): void {
  const controls = document.querySelectorAll(`[name=${name}]`);
  const note = document.createElement('small');
  Object.assign(note, { id: `${name}-wrong`, className: 'wrong', role: 'status' });
  controls[0]?.closest('fieldset, .field, .color')?.append(note);
  for (const control of controls) {
    const hints = control.getAttribute('aria-describedby') ?? '';
    control.setAttribute('aria-describedby', `${note.id} ${hints}`.trim());
  }
}

/** Adds empty notes beside the fields. Screen readers announce changes only in elements that exist already. */
export function makeNotes(names: readonly string[]): void {
  for (const name of names) makeNote(name);
}

/** Sets the note of a field and marks the field as invalid; empty text clears both. */
export function tell(name: string, words: string): void {
  part(`#${name}-wrong`, HTMLElement).textContent = words;
  const control = part(`[name=${name}]`, HTMLElement);
  if (control.matches('select, [type=text]')) control.setAttribute('aria-invalid', String(words !== ''));
}
