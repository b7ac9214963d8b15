declare global {
  interface Window {
    /** The differences since the styles were saved. */
    changedStyles?: () => readonly string[];
  }
}

/**
 * Runs in a page: saves the computed styles of each kind of element inside the form. Returns the number of elements,
 * and provides `window.changedStyles`, which returns the differences since. Self-contained, as it is sent as text.
 */
export function rememberStyles(): number {
  const all = [...(document.querySelector('voice-order-form')?.shadowRoot?.querySelectorAll('*') ?? [])];
  // Elements of one tag and the same classes have the same rules.
  const kindOf = (element: Element): string => `${element.localName} ${element.getAttribute('class') ?? ''}`;
  const elements = [...new Map(all.map((element) => [kindOf(element), element])).values()];
  const read = (element: Element): Map<string, string> => {
    const style = getComputedStyle(element);
    return new Map([...style].map((name) => [name, style.getPropertyValue(name)]));
  };
  const before = elements.map((element) => ({ element, style: read(element) }));
  const changedStyles = (): string[] =>
    before.flatMap(({ element, style }) =>
      [...read(element)]
        .filter(([name, value]) => value !== style.get(name))
        .map(([name, value]) => `<${element.localName}> ${name}: ${style.get(name) ?? ''} → ${value}`),
    );
  Object.defineProperty(window, 'changedStyles', { value: changedStyles });
  return elements.length;
}
