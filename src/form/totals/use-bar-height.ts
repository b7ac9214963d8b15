import { useLayoutEffect, useRef } from 'react';

/** Below the bar, in px (totals-bar.css.ts). */
const gapBelow = 8;

/** Sets the bar's height, in px, with its gap on the parts that stick above the bar. */
function setBarHeight(bar: HTMLElement): void {
  // Not on the form: browsers would restyle all of it.
  for (const part of bar.parentElement?.querySelectorAll<HTMLElement>('[data-above-bar]') ?? []) {
    part.style.setProperty('--vo-bar', `${bar.offsetHeight + gapBelow}px`);
  }
}

/** Keeps what sticks above the bar in its place when the bar's height changes. */
export function useBarHeight() {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    const sizes = new ResizeObserver(() => setBarHeight(bar));
    sizes.observe(bar);
    return () => sizes.disconnect();
  }, []);
  return ref;
}
