import { heldAt, isOverlay } from '../ui/sight/held.ts';

/** A fixed part of the page that covers an edge of the window where the form is. */
export interface Cover {
  readonly edge: 'top' | 'bottom';
  /** As in a style sheet: `footer.cookie`. */
  readonly name: string;
  /** Its height inside the window, in whole px. */
  readonly height: number;
}

/** The time limit for the form to render, in milliseconds. */
const patience = 3000;

/** The form's bar once it is rendered; null if it never is. */
async function findBar({ shadowRoot }: Element): Promise<Element | null> {
  for (const end = Date.now() + patience; ;) {
    const bar = shadowRoot?.querySelector('[part~=bar]') ?? null;
    if (bar !== null || Date.now() > end) return bar;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function nameOf({ localName, id, classList: [first] }: Element): string {
  if (id !== '') return `${localName}#${id}`;
  return first === undefined ? localName : `${localName}.${first}`;
}

/** The fixed parts at an edge that cover at least half of the form's width. */
function coverAt(form: Element, edge: Cover['edge']): readonly Cover[] {
  const { left, width } = form.getBoundingClientRect();
  const cover = heldAt(form, left + width / 2, edge === 'top' ? 1 : innerHeight - 1);
  const rect = cover?.getBoundingClientRect();
  if (!cover || !rect || form.shadowRoot?.contains(cover) || rect.width < width / 2 || isOverlay(rect)) return [];
  return [{ edge, name: nameOf(cover), height: Math.ceil(edge === 'top' ? rect.bottom : innerHeight - rect.top) }];
}

/**
 * The parts of the page that cover what the browser scrolls to, because the page sets no `scroll-padding`. The form
 * itself keeps clear of them.
 */
export async function findCovers(form: Element): Promise<readonly Cover[]> {
  await findBar(form);
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const kept = { top: parseFloat(scrollPaddingTop) || 0, bottom: parseFloat(scrollPaddingBottom) || 0 };
  return (['top', 'bottom'] as const).flatMap((edge) =>
    coverAt(form, edge).filter(({ height }) => height > Math.ceil(kept[edge])),
  );
}

/** Reports a covered bar once, when the bar enters the window. */
export async function watchCovers(form: Element, onCovered: () => void): Promise<void> {
  const bar = await findBar(form);
  if (bar === null) return;
  const wholly = 0.99;
  const look = async (entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver): Promise<void> => {
    if (!entries.some(({ intersectionRatio }) => intersectionRatio >= wholly)) return;
    observer.disconnect();
    if ((await findCovers(form)).length > 0) onCovered();
  };
  new IntersectionObserver((entries, observer) => void look(entries, observer), { threshold: wholly }).observe(bar);
}
