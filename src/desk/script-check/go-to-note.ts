import { focusSoon, reach, rootOf } from '../../form/focus/focus-field.ts';

/** The open notes at the messages, from top to bottom. */
const openNotes = (root: ParentNode | null): readonly HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[data-note="open"]') ?? []),
];

/** Focuses the first note, once it is rendered. */
export function goToFirstNote(from: Element): void {
  const root = rootOf(from);
  requestAnimationFrame(() => reach(openNotes(root)[0], 'center'));
}

/** Focuses the note after this one, and the first one after the last. */
export function goToNextNote(note: Element): void {
  const notes = openNotes(rootOf(note));
  const isLater = (one: Element): boolean =>
    (note.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  reach(notes.find(isLater) ?? notes[0], 'center');
}

/** Leads to a finding in the text of a message, counted from 0, and selects it. */
export function goToFound(from: Element, index: number, found: string): void {
  const text = rootOf(from)?.querySelector<HTMLTextAreaElement>(`[data-field="message-${index}"]`);
  const at = text?.value.indexOf(found) ?? -1;
  if (at >= 0) text?.setSelectionRange(at, at + found.length);
  focusSoon(from, `message-${index}`, 'center');
}
