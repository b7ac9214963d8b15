import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CheckedFinding } from '../../state/script/check-script.ts';
import { useAfterLeaving } from '../../ui/field/use-after-leaving.ts';
import * as css from './check.css.ts';

interface PlaceholderFieldProps {
  readonly finding: CheckedFinding;
  readonly onFill: (value: string) => void;
}

/** The words of a placeholder without its brackets; `____` has none. */
const wordsOf = (found: string): string => found.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || found;

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
export function PlaceholderField({ finding: { found, fix, isFixed }, onFill }: PlaceholderFieldProps) {
  const filled = isFixed ? (fix?.replacement ?? '') : '';
  const [{ value, from }, setState] = useState({ value: filled, from: filled });
  // Undo clears it.
  if (from !== filled) setState({ value: filled, from: filled });
  const name = wordsOf(found);
  const input = useRef<HTMLInputElement>(null);
  const fill = (): void => {
    if (value.trim() !== filled) keepSelection(input.current?.getRootNode(), () => onFill(value.trim()));
  };
  return (
    <input
      ref={input}
      part="input"
      aria-label={name}
      placeholder={name}
      autoComplete="off"
      value={value}
      className={css.fill}
      onChange={(event) => setState({ value: event.target.value, from })}
      {...useAfterLeaving(fill)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') fill();
      }}
    />
  );
}
