import { part } from './parts.ts';

/** Where a field's note stands: in the group or the box of its control. */
function makeNote(name: string): void {
  const controls = document.querySelectorAll(`[name=${name}]`);
  const note = document.createElement('small');
  Object.assign(note, { id: `${name}-wrong`, className: 'wrong', role: 'status' });
  controls[0]?.closest('fieldset, .field, .accent')?.append(note);
  for (const control of controls) {
    const hints = control.getAttribute('aria-describedby') ?? '';
    control.setAttribute('aria-describedby', `${note.id} ${hints}`.trim());
  }
}

/** Makes room for notes beside the fields: screen readers tell of what changes in a place that they know. */
export function makeNotes(names: readonly string[]): void {
  for (const name of names) makeNote(name);
}

/** Says beside a field what is wrong with it; nothing where nothing is. */
export function tell(name: string, words: string): void {
  part(`#${name}-wrong`, HTMLElement).textContent = words;
  const control = part(`[name=${name}]`, HTMLElement);
  if (control.matches('select, [type=text]')) control.setAttribute('aria-invalid', String(words !== ''));
}
