/** The nearest `lang` up the tree, through shadow roots, else English. */
export function languageOf(element: Element): string {
  const holder = element.closest('[lang]');
  if (holder) return holder.getAttribute('lang') || 'en';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageOf(root.host) : 'en';
}

/** Calls back when a `lang` changes in the trees that an element is in. Gives the function that ends it. */
export function watchLanguage(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  let root: Node | null = element.getRootNode();
  while (root !== null) {
    observer.observe(root, { subtree: true, attributeFilter: ['lang'] });
    root = root instanceof ShadowRoot ? root.host.getRootNode() : null;
  }
  return () => observer.disconnect();
}
