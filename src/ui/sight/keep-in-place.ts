/** The scrolling ancestors of an element, from the inside out, including parts of the page. */
function* scrollersAround(element: Element): Generator<Element> {
  for (let node: Node | null = element.parentNode; node; node = node.parentNode ?? hostOf(node)) {
    if (node instanceof Element && /auto|scroll/u.test(getComputedStyle(node).overflowY)) yield node;
  }
  if (document.scrollingElement) yield document.scrollingElement;
}

const hostOf = (node: Node): Element | null => (node instanceof ShadowRoot ? node.host : null);

/**
 * Remembers where an element is on the screen. The returned function scrolls the element back to that place after the
 * page has changed; it returns how far the element still is from it, in pixels, if the page can't scroll that far.
 */
export function keepInPlace(element: Element): () => number {
  const topOf = (): number => element.getBoundingClientRect().top;
  const top = topOf();
  return () => {
    for (const box of scrollersAround(element)) {
      if (Math.abs(topOf() - top) < 1) return 0;
      box.scrollBy({ top: topOf() - top, behavior: 'instant' });
    }
    return topOf() - top;
  };
}
