import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { besideText, root } from '../../styles/root.css.ts';
import { hint, quiet } from '../../ui/field/field.css.ts';
import { bringInSight } from '../../ui/sight/free-part.ts';
import { watchPress } from '../../ui/press.ts';
import { useLocale, useText } from '../texts/use-text.ts';

/** Browsers don't know what covers the element that the Tab key has focused. */
function bringFocused({ key, target }: KeyboardEvent): void {
  if (key !== 'Tab' || !(target instanceof HTMLElement)) return;
  const tip = target.closest(`.${quiet}`)?.querySelector<HTMLElement>(`.${hint}`);
  if (tip) bringInSight(tip);
  bringInSight(target);
}

interface RootProps {
  /** Whether the page shows only a button. */
  readonly isButton?: boolean;
  readonly children: ReactNode;
}

/**
 * The outermost element: it has the language of the texts, which is not the page's if there are no texts in that. The
 * writing direction is the page's, unless the language has its own.
 */
export function Root({ isButton, children }: RootProps) {
  const { direction } = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? watchPress(box.current) : undefined), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only looks where the focus has gone
    <div
      ref={box}
      onKeyUp={bringFocused}
      className={isButton ? `${root} ${besideText}` : root}
      lang={useLocale()}
      dir={direction ?? undefined}
    >
      {children}
    </div>
  );
}
