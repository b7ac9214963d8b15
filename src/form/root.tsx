import { useEffect, type ReactNode } from 'react';
import { root } from '../styles/root.css.ts';
import { watchPress } from '../ui/press.ts';
import { useLocale, useText } from './use-text.ts';

/**
 * The outermost element: it says in which language the form really is, which is not the page's where there are no texts
 * in that. The direction of writing is the page's, unless the language has one of its own.
 */
export function Root({ children }: { readonly children: ReactNode }) {
  const { direction } = useText();
  useEffect(watchPress, []);
  return (
    <div className={root} lang={useLocale()} dir={direction ?? undefined}>
      {children}
    </div>
  );
}
