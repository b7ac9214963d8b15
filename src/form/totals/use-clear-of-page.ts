import { useEffect, useRef } from 'react';
import { lowerEdge } from '../../ui/sight/free-part.ts';
import { heldAt } from '../../ui/sight/held.ts';

/** How far from an end of the bar to look for a chat button, in px. */
const depths = [8, 40, 72];

/** How far a fixed part of the page, such as a chat button, reaches into an end of the bar. */
function coveredAt(bar: Element, end: 'left' | 'right'): number {
  const { left, right, top, height } = bar.getBoundingClientRect();
  const reaches = depths.flatMap((depth) =>
    [0.25, 0.5, 0.75].flatMap((part) => {
      const cover = heldAt(bar, end === 'left' ? left + depth : right - depth, top + height * part);
      const rect = cover?.getBoundingClientRect();
      return rect ? [end === 'left' ? rect.right - left : right - rect.left] : [];
    }),
  );
  // A wider part moves the bar up, or covers all of it for a while.
  return Math.max(0, ...reaches.filter((reach) => reach < (right - left) / 2));
}

const room = (px: number): string => (px > 0 ? `${Math.ceil(px) + 8}px` : '');

function place(bar: HTMLElement): void {
  const covered = Math.ceil(innerHeight - lowerEdge(bar));
  const lift = covered > 0 && covered < innerHeight / 2 ? covered : 0;
  bar.style.bottom = `${lift}px`;
  bar.style.paddingLeft = room(coveredAt(bar, 'left'));
  bar.style.paddingRight = room(coveredAt(bar, 'right'));
  placeAbove(bar);
}

/** Tells the parts above the bar how far it reaches above the lower edge of the window. */
function placeAbove(bar: HTMLElement): void {
  const held = bar.offsetHeight + parseFloat(bar.style.bottom || '0');
  const reach = innerHeight - bar.getBoundingClientRect().top;
  // At the end of the form, the bar rests somewhat higher, or so high that toasts fit below it.
  const height = reach > held && reach < innerHeight / 2 ? reach : held;
  // Not on the form: browsers would restyle all of it.
  for (const part of bar.parentElement?.querySelectorAll<HTMLElement>('[data-above-bar]') ?? []) {
    part.style.setProperty('--vo-bar', `${height}px`);
  }
}

/** Milliseconds from a possible change of the page until it is checked. */
const wait = 100;

/**
 * Keeps the bar clear of footers, notices and chat buttons at the window's lower edge. No event reports their arrival,
 * so it checks whenever the buyer scrolls or does something in the form.
 */
export function useClearOfPage() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = ref.current;
    const form = bar?.parentElement;
    if (!bar || !form) return undefined;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        place(bar);
      }, wait);
    };
    const options = { signal: end.signal, passive: true, capture: true };
    for (const name of ['scroll', 'resize']) addEventListener(name, look, options);
    for (const name of ['pointerover', 'focusin']) form.addEventListener(name, look, options);
    const sizes = new ResizeObserver(() => {
      placeAbove(bar);
      look();
    });
    sizes.observe(bar);
    return () => {
      end.abort();
      sizes.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return ref;
}
