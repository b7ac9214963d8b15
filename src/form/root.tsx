import { useEffect, type ReactNode } from 'react';
import { root } from '../styles/root.css.ts';
import { watchPress } from '../ui/press.ts';
import { useLocale, useText } from './use-text.ts';

/** WebKit leaves what the Tab key went to behind the bar at the bottom: it knows no scroll margin then. */
function bringIntoSight({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' });
}

const watchTab = (element: HTMLElement | null): void => element?.addEventListener('keyup', bringIntoSight);

/**
 * The outermost element: it says in which language the form really is, which is not the page's where there are no texts
 * in that. The direction of writing is the page's, unless the language has one of its own.
 */
export function Root({ children }: { readonly children: ReactNode }) {
  const { direction } = useText();
  useEffect(watchPress, []);
  return (
    <div ref={watchTab} className={root} lang={useLocale()} dir={direction ?? undefined}>
      {children}
    </div>
  );
}
