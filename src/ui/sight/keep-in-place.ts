import { scrollersAround } from './held.ts';

/**
 * Scrolls an element to a height of the window. Returns how far it still is from it, in pixels, if the page can't scroll
 * that far.
 */
export function scrollToPlace(element: Element, top: number): number {
  const away = (): number => element.getBoundingClientRect().top - top;
  for (const box of [...scrollersAround(element), document.scrollingElement]) {
    if (Math.abs(away()) < 1) return 0;
    box?.scrollBy({ top: away(), behavior: 'instant' });
  }
  return away();
}

/** Remembers where an element is on the screen. The returned function scrolls it back after the page has changed. */
export function keepInPlace(element: Element): () => number {
  const { top } = element.getBoundingClientRect();
  return () => scrollToPlace(element, top);
}
