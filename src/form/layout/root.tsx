import type { ReactNode } from 'react';
import { besideText, root } from '../../styles/root.css.ts';
import { setTextScale } from '../../styles/text-scale.ts';
import { useLocale, useText } from '../texts/use-text.ts';

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
