/** The state of the focus, as seen by a keyboard user. */
interface FocusReport {
  /** The tag and name of the focused element; empty if there is none. */
  readonly name: string;
  /** Part of it is in the window, and not covered (WCAG 2.4.11). */
  readonly isInSight: boolean;
  /** It, or its label, has a focus ring (WCAG 2.4.7). */
  readonly isMarked: boolean;
}

/** Runs in the page, once it has scrolled. */
export async function reportFocus(): Promise<FocusReport> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!active || active === document.body || active.shadowRoot) return { name: '', isInSight: false, isMarked: false };
  const root = active.getRootNode();
  const { left, top, width, height } = active.getBoundingClientRect();
  const isHit = (x: number, y: number): boolean => {
    const hit = root instanceof ShadowRoot || root instanceof Document ? root.elementFromPoint(x, y) : null;
    return hit !== null && (hit === active || active.contains(hit) || hit.contains(active));
  };
  const shares = [0.1, 0.5, 0.9];
  const isInSight = shares.some((across) => shares.some((down) => isHit(left + width * across, top + height * down)));
  let marked: Element | null = active;
  for (let up = 0; up < 3 && marked && getComputedStyle(marked).outlineStyle === 'none'; up += 1) {
    marked = marked.parentElement;
  }
  const isMarked = marked !== null && getComputedStyle(marked).outlineStyle !== 'none';
  const label = 'labels' in active && active.labels instanceof NodeList ? active.labels[0]?.textContent : null;
  const text = label ?? active.getAttribute('aria-label') ?? active.textContent;
  return { name: `${active.localName} ${text.trim().slice(0, 40)}`, isInSight, isMarked };
}
