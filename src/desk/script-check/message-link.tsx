import type { MouseEvent, ReactNode } from 'react';
import { focusSoon, reach, rootOf } from '../../form/focus/focus-field.ts';
import { useForm } from '../../form/context/form-context.tsx';
import { changeCheckout } from '../../state/checkout/checkout-state.ts';
import { textLink } from '../../styles/shared.css.ts';

/** The open notes at the messages, from top to bottom. */
const openNotes = (root: ParentNode | null): readonly HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[data-note="open"]') ?? []),
];

/** Focuses the first note, once it is rendered. */
export function goToFirstNote(from: Element): void {
  const root = rootOf(from);
  requestAnimationFrame(() => reach(openNotes(root)[0], 'center'));
}

/** Focuses the note after that of a button, or the first one after the last. Returns false if there is no open note. */
export function goToNextNote(button: Element): boolean {
  const notes = openNotes(rootOf(button));
  const isLater = (one: Element): boolean =>
    !one.contains(button) && (button.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = notes.find(isLater) ?? notes[0];
  reach(next, 'center');
  return next !== undefined;
}

/** Leads to a finding in the text of a message, counted from 0, and selects it. */
export function goToFound(from: Element, index: number, found: string): void {
  const text = rootOf(from)?.querySelector<HTMLTextAreaElement>(`[data-field="message-${index}"]`);
  const at = text?.value.indexOf(found) ?? -1;
  if (at >= 0) text?.setSelectionRange(at, at + found.length);
  focusSoon(from, `message-${index}`, 'center');
}

interface MessageLinkProps {
  /** The message's index from 0. */
  readonly index: number;
  /** The finding in its text. */
  readonly found: string;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** Leads from the summary back to a message, and to the finding in it. */
export function MessageLink({ index, found, onFollow, children }: MessageLinkProps) {
  const form = useForm();
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    goToFound(currentTarget, index, found);
    onFollow?.();
    changeCheckout(form, { type: 'closed' });
  };
  return (
    <button type="button" className={textLink} onClick={onClick}>
      {children}
    </button>
  );
}
