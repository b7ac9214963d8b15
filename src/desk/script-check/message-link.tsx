import type { MouseEvent, ReactNode } from 'react';
import { focusSoon, reach, rootOf, type FieldName } from '../../form/focus/focus-field.ts';
import { useForm } from '../../form/context/form-context.tsx';
import { changeCheckout } from '../../state/checkout/checkout-state.ts';
import { textLink } from '../../styles/shared.css.ts';

/** Focuses the first open note at the messages, once it is rendered. */
export function goToFirstNote(from: Element): void {
  const root = rootOf(from);
  requestAnimationFrame(() => reach(root?.querySelector<HTMLElement>('[data-note="open"]'), 'center'));
}

/** Focuses the field of the next open placeholder, once what was filled in is rendered; stays at the last one. */
export function goToNextPlaceholder(field: Element): void {
  const root = rootOf(field);
  requestAnimationFrame(() => {
    const open = [...(root?.querySelectorAll<HTMLElement>('[data-check="placeholder"][data-note="open"] input') ?? [])];
    reach(open.find((one) => field.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING));
  });
}

/** Leads to a finding of a message, counted from 0: to the field of a placeholder, else to the words in the text. */
export function goToFinding(from: Element, index: number, found: string): void {
  const root = rootOf(from);
  const field: FieldName = `fill-${index}-${found}`;
  if (root?.querySelector(`[data-field="${CSS.escape(field)}"]`)) return focusSoon(from, field, 'center');
  const text = root?.querySelector<HTMLTextAreaElement>(`[data-field="message-${index}"]`);
  const at = text?.value.indexOf(found) ?? -1;
  if (at >= 0) text?.setSelectionRange(at, at + found.length);
  return focusSoon(from, `message-${index}`, 'center');
}

interface MessageLinkProps {
  readonly index: number;
  readonly found: string;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** Leads from the summary back to a message, and to the finding in it. */
export function MessageLink({ index, found, onFollow, children }: MessageLinkProps) {
  const form = useForm();
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    goToFinding(currentTarget, index, found);
    onFollow?.();
    changeCheckout(form, { type: 'closed' });
  };
  return (
    <button type="button" className={textLink} onClick={onClick}>
      {children}
    </button>
  );
}
