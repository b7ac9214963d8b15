/** A fixed part of the page that lies over the form's bar. */
export interface Cover {
  /** As a style sheet would name it: `footer.cookie`. */
  readonly name: string;
  /** How far it reaches up from the window's lower edge, in whole px. */
  readonly height: number;
}

/** Milliseconds in which the form is drawn. */
const patience = 3000;

/** The form's bar, once it is drawn; null where it does not come. */
async function findBar({ shadowRoot }: Element): Promise<Element | null> {
  for (const end = Date.now() + patience; ;) {
    const bar = shadowRoot?.querySelector('[part~=bar]') ?? null;
    if (bar !== null || Date.now() > end) return bar;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const isHeld = (element: Element): boolean => ['fixed', 'sticky'].includes(getComputedStyle(element).position);

function nameOf({ localName, id, classList: [first] }: Element): string {
  if (id !== '') return `${localName}#${id}`;
  return first === undefined ? localName : `${localName}.${first}`;
}

/** What an element is in, through shadow trees, and itself. */
function around(element: Element): ReadonlySet<Element> {
  const root = element.getRootNode();
  const above = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return new Set([element, ...(above === null ? [] : around(above))]);
}

/** What lies over the form at a point of the window and is held there; what the form is in too is none. */
function heldAt(form: Element, x: number, y: number): Element | null {
  const holders = around(form);
  const all = document.elementsFromPoint(x, y);
  const [top] = all.slice(
    0,
    all.findIndex((element) => holders.has(element)),
  );
  return [...around(top ?? form)].find((element) => !holders.has(element) && isHeld(element)) ?? null;
}

/** Where the bar must not be covered: at its middle and at its button. */
function pointsOf(bar: Element): readonly (readonly [x: number, y: number])[] {
  const parts = [bar, ...bar.querySelectorAll('[part~=button-primary]')];
  const middles = parts.map((part) => part.getBoundingClientRect());
  return middles.map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const);
}

/**
 * The part of the page that covers the bar of a form, once that is drawn. Null where none does or the bar is not in the
 * window, and where as much room is kept already: then it is the form that has only begun there.
 */
export async function findCover(form: Element): Promise<Cover | null> {
  const bar = await findBar(form);
  if (bar === null) return null;
  const [cover] = pointsOf(bar).flatMap(([x, y]) => heldAt(form, x, y) ?? []);
  if (cover === undefined) return null;
  const height = Math.ceil(innerHeight - cover.getBoundingClientRect().top);
  // What is higher lies over the whole page, and for a while.
  const isBar = height < innerHeight / 2;
  return isBar && height > parseFloat(getComputedStyle(bar).bottom) ? { name: nameOf(cover), height } : null;
}

/** Tells once that the bar is covered when it comes into the window. */
export async function watchCover(form: Element, onCovered: () => void): Promise<void> {
  const bar = await findBar(form);
  if (bar === null) return;
  const wholly = 0.99;
  const look = async (entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver): Promise<void> => {
    if (!entries.some(({ intersectionRatio }) => intersectionRatio >= wholly)) return;
    observer.disconnect();
    if ((await findCover(form)) !== null) onCovered();
  };
  new IntersectionObserver((entries, observer) => void look(entries, observer), { threshold: wholly }).observe(bar);
}
