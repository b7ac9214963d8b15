/** Whether a text is shown to the buyer, and not translated yet. */
const isOpen = (text: Node): boolean =>
  text.textContent?.trim() !== '' && text.parentElement?.closest('font, style, script, textarea') === null;

function textsIn(place: Node): readonly Node[] {
  if (place.nodeType === Node.TEXT_NODE) return [place];
  const walker = (place.ownerDocument ?? document).createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  return texts;
}

/** Replaces texts by elements, as the translation of Chrome does. */
function replaceTexts(place: Node): void {
  for (const text of textsIn(place).filter(isOpen)) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.textContent ?? '');
    text.parentNode?.replaceChild(font, text);
  }
}

/** Translates a form for as long as the page is open: every text is replaced by elements with the same text. */
export function translate(root: ShadowRoot): void {
  replaceTexts(root);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const place of type === 'characterData' ? [target] : addedNodes) if (place.isConnected) replaceTexts(place);
    }
  }).observe(root, { childList: true, characterData: true, subtree: true });
}

/** Elements with a text of their own beside other nodes: a translation would make React lose the text. */
export const mixedParts = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll(':not(font)')]
    .filter(({ childNodes }) => childNodes.length > 1)
    .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== ''))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
