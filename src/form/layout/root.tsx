import type { ReactNode } from 'react';
import { besideText, root } from '../../styles/root.css.ts';
import { useLocale, useText } from '../texts/use-text.ts';

/**
 * Sets how much larger the browser's default font size is than 16 px: the type sizes of the form follow it, but not the
 * font size of the page's root, which some pages set to 62.5 %.
 */
function setTextScale(element: HTMLElement | null): void {
  if (!element) return;
  // CSS can't divide lengths in all browsers. This pseudo-element has the font size `medium` (root.css.ts).
  const medium = Number.parseFloat(getComputedStyle(element, '::before').fontSize);
  if (medium > 0) element.style.setProperty('--vo-scale', `${medium / 16}`);
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
  return (
    <div
      ref={setTextScale}
      className={isButton ? `${root} ${besideText}` : root}
      lang={useLocale()}
      dir={direction ?? undefined}
    >
      {children}
    </div>
  );
}
