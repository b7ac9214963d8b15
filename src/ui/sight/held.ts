/** An element and its ancestors, through shadow trees. */
export function around(element: Element): readonly Element[] {
  const root = element.getRootNode();
  const above = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return [element, ...(above === null ? [] : around(above))];
}

/** The scrolling ancestors of an element, from the inside out, including parts of the page. */
export function scrollersAround(element: Element): readonly Element[] {
  const [, ...boxes] = around(element);
  return boxes.filter((box) => /auto|scroll/u.test(getComputedStyle(box).overflowY));
}

/** The element visible at a point of the window, through shadow trees. */
function seenAt(x: number, y: number, root: DocumentOrShadowRoot = document): Element | null {
  const seen = root.elementFromPoint(x, y);
  const inner = seen?.shadowRoot;
  return inner && inner !== root ? (seenAt(x, y, inner) ?? seen) : seen;
}

const isHeld = (element: Element): boolean => ['fixed', 'sticky'].includes(getComputedStyle(element).position);

/** Whether a fixed part covers most of the window: it is temporary, and nothing can keep clear of it. */
export const isOverlay = ({ height }: DOMRect): boolean => height > innerHeight / 2;

/**
 * The fixed part that covers a point of the window and stays while the page scrolls; ancestors of `target` don't count.
 */
export function heldAt(target: Element, x: number, y: number): Element | null {
  const holders = new Set(around(target));
  const seen = seenAt(x, y);
  const parts = seen === null ? [] : around(seen).filter((element) => !holders.has(element));
  return parts.findLast(isHeld) ?? null;
}
