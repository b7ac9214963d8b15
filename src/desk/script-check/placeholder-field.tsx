import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CheckedFinding } from '../../state/script/check-script.ts';
import { useAfterLeaving } from '../../ui/field/use-after-leaving.ts';
import * as css from './check.css.ts';
import { goToNextPlaceholder } from './message-link.tsx';

interface PlaceholderFieldProps {
  /** The input's id, for its label. */
  readonly id: string;
  readonly index: number;
  readonly finding: CheckedFinding;
  readonly onFill: (value: string) => void;
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

/**
 * A field for the value of a placeholder: it replaces the placeholder in the text when the buyer leaves the field or
 * presses Enter.
 */
export function PlaceholderField({ id, index, finding: { found, fix, isFixed }, onFill }: PlaceholderFieldProps) {
  const filled = isFixed ? (fix?.replacement ?? '') : '';
  const [{ value, from }, setState] = useState({ value: filled, from: filled });
  // Undo clears it, and the same placeholder of another message may fill it, unless the buyer is typing another value.
  if (from !== filled) setState({ value: value === from ? filled : value, from: filled });
  const input = useRef<HTMLInputElement>(null);
  const fill = (): void => {
    if (value.trim() !== filled) keepSelection(input.current?.getRootNode(), () => onFill(value.trim()));
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
      id={id}
      autoComplete="off"
      data-field={`fill-${index}-${found}`}
      value={value}
      className={css.fill}
      onChange={(event) => setState({ value: event.target.value, from })}
      onFocus={(event) => {
        leaving.onFocus();
        // Another value replaces the first one.
        event.currentTarget.select();
      }}
      onBlur={leaving.onBlur}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        fill();
        goToNextPlaceholder(event.currentTarget);
      }}
    />
  );
}
