import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { delayAfterLeaving } from '../../ui/field/use-after-leaving.ts';
import { Status } from '../../ui/status.tsx';
import { rootOf, type FieldName } from '../focus/focus-field.ts';
import * as css from '../layout/layout.css.ts';
import { useText } from '../texts/use-text.ts';

interface UndoLineProps {
  /** What was done; null if there is nothing to undo. */
  readonly text: string | null;
  /** Whether nothing is rendered without a text: then its appearance is not announced. */
  readonly isTransient?: boolean;
  /** The button's field name, if it can get the focus. */
  readonly field?: FieldName;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Keeps the space of a line that disappears with the first keystroke in a message until the buyer has left its text,
 * which would otherwise move under the cursor.
 */
function useSpaceWhileWriting(isShown: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [hasSpace, setSpace] = useState(isShown);
  if (isShown && !hasSpace) setSpace(true);
  useEffect(() => {
    if (isShown || !hasSpace) return undefined;
    const field = box.current && rootOf(box.current)?.activeElement;
    const close = (): void => setSpace(false);
    if (!(field instanceof HTMLTextAreaElement)) return close();
    const closeSoon = (): void => void setTimeout(close, delayAfterLeaving);
    field.addEventListener('blur', closeSoon, { once: true });
    return () => field.removeEventListener('blur', closeSoon);
  }, [isShown, hasSpace]);
  return { box, hasSpace };
}

/** Says what was done, with the button that undoes it. */
export function UndoLine({ text, isTransient = false, field, onPress }: UndoLineProps) {
  const { undo } = useText().messages;
  const { box, hasSpace } = useSpaceWhileWriting(text !== null);
  if (isTransient && !hasSpace) return null;
  return (
    <div ref={box} className={css.undo} data-space={hasSpace}>
      <Status>{text}</Status>
      {text !== null && (
        <Button kind="quiet" isCompact data-field={field} onClick={onPress}>
          {undo}
        </Button>
      )}
    </div>
  );
}
