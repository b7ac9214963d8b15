import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from '../../form/context/form-context.tsx';
import { reach, rootOf } from '../../form/focus/focus-field.ts';
import { fillPlaceholder } from '../../state/script/check-script.ts';
import { useAfterLeaving } from '../../ui/field/use-after-leaving.ts';
import * as css from './check.css.ts';
import type { NoteProps } from './note.tsx';

/** Focuses the field of the next open placeholder, once what was filled in is rendered; stays at the last one. */
function goToNext(field: Element): void {
  const root = rootOf(field);
  requestAnimationFrame(() => {
    const open = [...(root?.querySelectorAll<HTMLElement>('[data-check="placeholder"][data-note="open"] input') ?? [])];
    reach(open.find((one) => field.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING));
  });
}

/** Changes the text that may have the focus by now, and keeps what is selected in it. */
function keepSelection(root: Node | undefined, change: () => void): void {
  const area = root instanceof ShadowRoot ? root.activeElement : null;
  if (!(area instanceof HTMLTextAreaElement)) return change();
  const { value, selectionStart, selectionEnd } = area;
  flushSync(change);
  // What is selected follows the changed part, or precedes it.
  const shift = area.value.startsWith(value.slice(0, selectionEnd)) ? 0 : area.value.length - value.length;
  area.setSelectionRange(selectionStart + shift, selectionEnd + shift);
}

interface PlaceholderFieldProps extends NoteProps {
  /** The input's id, for its label. */
  readonly fieldId: string;
}

/**
 * A field for the value of a placeholder: it replaces the placeholder in the text when the buyer leaves the field or
 * presses Enter.
 */
export function PlaceholderField({ id, index, fieldId, finding }: PlaceholderFieldProps) {
  const form = useForm();
  const filled = finding.isFixed ? (finding.fix?.replacement ?? '') : '';
  const [{ value, from }, setState] = useState({ value: filled, from: filled });
  // Undo clears it, and the same placeholder of another message may fill it, unless the buyer is typing another value.
  if (from !== filled) setState({ value: value === from ? filled : value, from: filled });
  const input = useRef<HTMLInputElement>(null);
  const fill = (): void => {
    if (value.trim() === filled) return;
    keepSelection(input.current?.getRootNode(), () => fillPlaceholder(form, id, finding, value.trim()));
  };
  const leaving = useAfterLeaving(fill);
  useLayoutEffect(() => {
    const field = input.current;
    // What is typed next replaces a value that has just been filled in.
    if (field?.matches(':focus') && field.value === filled) field.select();
  }, [filled]);
  return (
    <input
      ref={input}
      part="input"
      id={fieldId}
      autoComplete="off"
      data-field={`fill-${index}-${finding.found}`}
      value={value}
      className={css.fill}
      {...leaving}
      onFocus={(event) => {
        leaving.onFocus();
        // Another value replaces the first one.
        event.currentTarget.select();
      }}
      onChange={(event) => setState({ value: event.target.value, from })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        fill();
        goToNext(event.currentTarget);
      }}
    />
  );
}
