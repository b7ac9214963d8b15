/**
 * Runs in a page: the computed style of one element of each kind inside the form, but for its scheme and the place and sizes of its box.
 * Self-contained, as it is sent to the browser as text.
 */
export function stylesInside(): readonly string[] {
  const hosts =
    /^(?:color-scheme|min-|block-size|height|inline-size|width|right|inset-inline-end|perspective-origin|transform-origin|grid-template-)/;
  const names = ['div', 'section', 'h2', 'p', 'button', 'input', 'textarea', 'select', 'label', 'summary', 'img', 'a'];
  const root = document.querySelector('voice-order-form')?.shadowRoot;
  return names.flatMap((name) => {
    const element = root?.querySelector(name);
    if (!element) return [];
    const style = getComputedStyle(element);
    return [...style]
      .filter((property) => !property.startsWith('--') && !hosts.test(property))
      .map((property) => `${name} { ${property}: ${style.getPropertyValue(property)} }`);
  });
}
