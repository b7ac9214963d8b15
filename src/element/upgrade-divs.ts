const tag = 'voice-order-form';

/** The parser is past a node once something follows it, or once the page has been parsed. */
const isParsed = (node: Node | null): boolean =>
  document.readyState !== 'loading' || (node !== null && (node.nextSibling !== null || isParsed(node.parentNode)));

/** Turns a marked element into a form: its `data-*` become attributes, and its children the fallback content. */
function upgrade(place: Element, attributes: readonly string[]): void {
  const form = document.createElement(tag);
  for (const name of attributes) {
    const value = place.getAttribute(`data-${name}`);
    if (value !== null) form.setAttribute(name, value);
  }
  form.append(...place.childNodes);
  place.append(form);
}

/** Adds a form to every `<div data-voice-order-form>` under `root` that has none, for sites that strip unknown tags. */
export function upgradeDivs(root: ParentNode, attributes: readonly string[]): void {
  for (const place of root.querySelectorAll(`[data-${tag}]:not(${tag})`)) {
    if (isParsed(place) && !place.querySelector(`:scope > ${tag}`)) upgrade(place, attributes);
  }
}
