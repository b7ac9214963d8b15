import { useEffect, useRef } from 'react';
import { heldAt, isOverlay } from '../../ui/sight/held.ts';

/** Px between the points that are looked at: less than the smallest chat button. */
const step = 36;

const steps = (from: number, to: number): readonly number[] =>
  [...Array(Math.max(0, Math.ceil((to - from) / step) + 1)).keys()].map((index) => Math.min(from + index * step, to));

/** What the page holds in a part of the window over the bar. */
function coversIn(bar: Element, { left, right, top, bottom }: DOMRect): readonly DOMRect[] {
  const ys = steps(Math.max(top + 2, 0), Math.min(bottom, innerHeight) - 2);
  const found = steps(left + 2, right - 2).flatMap((x) => ys.map((y) => heldAt(bar, x, y)));
  return [...new Set(found)].flatMap((cover) => {
    const rect = cover?.getBoundingClientRect();
    return rect && !isOverlay(rect) ? [rect] : [];
  });
}

const isWide = (cover: DOMRect, bar: DOMRect): boolean => cover.width > bar.width / 2;

/** How far up from the window's lower edge the wide parts reach that lie where the bar would, one above another. */
function liftOf(bar: Element, lift = 0): number {
  const rect = bar.getBoundingClientRect();
  const place = new DOMRect(rect.x, innerHeight - lift - rect.height, rect.width, rect.height + lift);
  const tops = coversIn(bar, place).flatMap((cover) => (isWide(cover, rect) ? innerHeight - cover.top : []));
  const higher = Math.ceil(Math.max(0, ...tops));
  return higher > lift && higher < innerHeight / 2 ? liftOf(bar, higher) : lift;
}

const room = (px: number): string => (px > 0 ? `${Math.ceil(px) + 8}px` : '');

/** Room for a narrow part at an end of the bar, such as a chat button. */
function makeRoom(bar: HTMLElement): void {
  const rect = bar.getBoundingClientRect();
  const covers = coversIn(bar, rect).filter((cover) => !isWide(cover, rect));
  const isRight = ({ left, right }: DOMRect): boolean => left + right > rect.left + rect.right;
  const [lefts, rights] = [covers.filter((one) => !isRight(one)), covers.filter(isRight)];
  bar.style.paddingLeft = room(Math.max(0, ...lefts.map(({ right }) => right - rect.left)));
  bar.style.paddingRight = room(Math.max(0, ...rights.map(({ left }) => rect.right - left)));
}

function place(bar: HTMLElement): void {
  const lift = liftOf(bar);
  bar.style.bottom = lift > 0 ? `${lift}px` : '';
  makeRoom(bar);
  // The list above the bar and what is scrolled to end there.
  const height = bar.offsetHeight + (parseFloat(getComputedStyle(bar).bottom) || 0);
  bar.parentElement?.style.setProperty('--vo-bar', `${height}px`);
}

/** Milliseconds from what may have changed the page to a look at it. */
const wait = 100;

/**
 * Keeps the bar clear of footers, notices and chat buttons that the page holds at the window's lower edge. Nothing tells when
 * they come: it looks whenever the buyer scrolls or does something in the form.
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
    const sizes = new ResizeObserver(look);
    sizes.observe(bar);
    return () => {
      end.abort();
      sizes.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return ref;
}
