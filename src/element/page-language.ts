/** A tag that Intl knows: hosts may write `fr_CA`, or nonsense. */
function canonicalTag(language: string): string {
  try {
    const [tag] = Intl.getCanonicalLocales(language.trim().replaceAll('_', '-'));
    return tag ?? 'en';
  } catch {
    return 'en';
  }
}

/** The nearest `lang` up the tree, through shadow roots; otherwise English. */
export function pageLanguage(element: Element): string {
  const holder = element.closest('[lang]');
  if (holder) return canonicalTag(holder.getAttribute('lang') ?? '');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? pageLanguage(root.host) : 'en';
}

/** Calls back when a `lang` changes in the trees that contain an element. */
export function watchLanguage(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  let root: Node | null = element.getRootNode();
  while (root !== null) {
    observer.observe(root, { subtree: true, attributeFilter: ['lang'] });
    root = root instanceof ShadowRoot ? root.host.getRootNode() : null;
  }
  return () => observer.disconnect();
}
