/** The element around another one as it is rendered: its slot, its parent, or the host of its shadow root. */
function containerOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  return element.parentNode instanceof ShadowRoot ? element.parentNode.host : element.parentElement;
}

/** Sets the `display` of an element unless it is hidden or has it. Returns a function that restores it. */
function setDisplay(element: Element, display: 'none' | 'contents'): () => void {
  const isSet = ['none', display].includes(getComputedStyle(element).display);
  if (isSet || !(element instanceof HTMLElement || element instanceof SVGElement)) return () => undefined;
  const { style } = element;
  const isStyled = element.hasAttribute('style');
  const before = [style.getPropertyValue('display'), style.getPropertyPriority('display')] as const;
  style.setProperty('display', display, 'important');
  return () => {
    style.setProperty('display', ...before);
    if (!isStyled) element.removeAttribute('style');
  };
}

/** Hides the page beside an element, and removes the boxes around it. Returns the functions that restore them. */
function hideBeside(element: Element): readonly (() => void)[] {
  const restores: (() => void)[] = [];
  for (let inner: Element | null = element; inner?.parentNode; inner = containerOf(inner)) {
    if (inner === document.documentElement) break;
    for (const other of inner.parentNode.children) {
      if (other !== inner) restores.push(setDisplay(other, 'none'));
    }
    restores.push(setDisplay(inner, 'contents'));
  }
  return restores;
}

/** Prints an open dialog without the page around the form: the page’s own style sheets can’t know of the dialog. */
export function printAlone(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let restores: readonly (() => void)[] = [];
  const restore = (): void => {
    for (const undo of restores) undo();
    restores = [];
  };
  const hide = (): void => {
    const root = dialog.getRootNode();
    if (restores.length === 0 && root instanceof ShadowRoot) restores = hideBeside(root.host);
  };
  addEventListener('beforeprint', hide, { signal });
  addEventListener('afterprint', restore, { signal });
  signal.addEventListener('abort', restore);
}
