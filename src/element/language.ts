/** The longest tag that is one in earnest; a longer one would not pass as a header across origins. */
const longestTag = 35;

/** A tag that Intl knows: hosts write `fr_CA`, or nonsense. */
function canonicalTag(language: string): string {
  try {
    const [tag] = Intl.getCanonicalLocales(language.trim().replaceAll('_', '-'));
    return tag && tag.length <= longestTag ? tag : 'en';
  } catch {
    return 'en';
  }
}

/** The nearest `lang` up the tree, through shadow roots, else English. */
export function pageLanguage(element: Element): string {
  const holder = element.closest('[lang]');
  if (holder) return canonicalTag(holder.getAttribute('lang') ?? '');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? pageLanguage(root.host) : 'en';
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
