import { heldAt, isOverlay, scrollersAround } from './held.ts';

/** A range of the window from top to bottom, in px. */
interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/** The part of the window that shows the content an element scrolls with. */
function portOf(target: Element): Stretch {
  const scrollers = scrollersAround(target).filter(
    (box) => box !== document.body && box !== document.documentElement && box.scrollHeight > box.clientHeight + 1,
  );
  const rects = scrollers.map((box) => box.getBoundingClientRect());
  return {
    top: Math.max(0, ...rects.map(({ top }) => top)),
    bottom: Math.min(innerHeight, ...rects.map(({ bottom }) => bottom)),
  };
}

/** The maximum distance of floating parts from the edge, or from each other. */
const offsets = [1, 12, 24];

/** A vertical line through an element at `x`, from the upper edge down (1) or from the lower edge up (-1). */
interface Line {
  readonly target: Element;
  readonly x: number;
  readonly sign: 1 | -1;
}

/** The end of the fixed parts at an edge, one after another. */
function edgeOf(line: Line, y: number): number {
  const { target, x, sign } = line;
  const rects = offsets.flatMap((offset) => heldAt(target, x, y + sign * offset)?.getBoundingClientRect() ?? []);
  const ends = rects.filter((rect) => !isOverlay(rect)).map(({ top, bottom }) => (sign > 0 ? bottom : top));
  const end = ends.find((one) => (one - y) * sign > 0);
  return end === undefined ? y : edgeOf(line, end);
}

/**
 * The lower end of the free part of the window for something as wide as an element: above the page's footers and
 * notices.
 */
export function lowerEdge(target: Element): number {
  const { left, right } = target.getBoundingClientRect();
  return edgeOf({ target, x: (left + right) / 2, sign: -1 }, innerHeight);
}

/**
 * The free part of its scroll port above and below an element, without headers, footers or bars, the page's or the
 * form's.
 */
export function freePart(target: Element, port = portOf(target)): Stretch {
  const { left, right } = target.getBoundingClientRect();
  const xs = [left + 1, (left + right) / 2, right - 1].map((x) => Math.min(Math.max(x, 1), innerWidth - 1));
  return {
    top: Math.max(...xs.map((x) => edgeOf({ target, x, sign: 1 }, port.top))),
    bottom: Math.min(...xs.map((x) => edgeOf({ target, x, sign: -1 }, port.bottom))),
  };
}

/** The distance between an element and fixed parts: room for its ring. */
const gap = 12;

/** The page's own `scroll-padding` already counts. */
const marginFor = (covered: number, padding: string): string =>
  `${Math.max(0, covered - (parseFloat(padding) || 0)) + gap}px`;

/**
 * Scrolls an element into the free part of the window, which depends on the page's current state. The first scroll
 * brings it close and makes headers stick; the second one keeps clear of them.
 */
export function bringInSight(target: HTMLElement, block: ScrollLogicalPosition = 'nearest'): void {
  const scroll = (): void => target.scrollIntoView({ block, behavior: 'instant' });
  scroll();
  const port = portOf(target);
  const free = freePart(target, port);
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  target.style.scrollMarginTop = marginFor(free.top - port.top, scrollPaddingTop);
  target.style.scrollMarginBottom = marginFor(port.bottom - free.bottom, scrollPaddingBottom);
  scroll();
  target.style.scrollMargin = '';
}
