declare global {
  interface Window {
    /** The differences since the styles were saved. */
    changedStyles?: () => readonly string[];
  }
}

/**
 * Runs in a page: saves the computed styles of each kind of element inside the form, or of all outside of it. Returns
 * the number of elements, and provides `window.changedStyles`, which returns the differences since. Self-contained,
 * because it is sent to the browser as text.
 */
export function rememberStyles(where: 'inside' | 'outside'): number {
  // Outside, boxes grow with the element's content; that is layout, not style.
  const boxes = new Set(['block-size', 'height', 'inline-size', 'width', 'perspective-origin', 'transform-origin']);
  // Elements of one tag and the same classes have the same rules.
  const unlike = (all: readonly Element[]): readonly Element[] => [
    ...new Map(all.map((element) => [`${element.localName} ${element.getAttribute('class') ?? ''}`, element])).values(),
  ];
  const elements =
    where === 'inside'
      ? unlike([...(document.querySelector('voice-order-form')?.shadowRoot?.querySelectorAll('*') ?? [])])
      : [...document.querySelectorAll(':not(voice-order-form)')];
  const read = (element: Element): Map<string, string> => {
    const style = getComputedStyle(element);
    const names = [...style].filter((name) => where === 'inside' || !boxes.has(name));
    return new Map(names.map((name) => [name, style.getPropertyValue(name)]));
  };
  const before = elements.map((element) => ({ element, style: read(element) }));
  const changedStyles = (): string[] =>
    before.flatMap(({ element, style }) =>
      [...read(element)]
        .filter(([name, value]) => value !== style.get(name))
        .map(([name, value]) => `<${element.localName}> ${name}: ${style.get(name) ?? ''} → ${value}`),
    );
  Object.defineProperty(window, 'changedStyles', { value: changedStyles, configurable: true });
  return elements.length;
}
