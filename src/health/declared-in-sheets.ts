/** The rules in a sheet or a rule; none for a sheet from another origin, which browsers don't let scripts read. */
function rulesOf(sheet: Pick<CSSStyleSheet, 'cssRules'>): readonly CSSRule[] {
  try {
    return Array.from(sheet.cssRules);
  } catch {
    return [];
  }
}

/** The sheet or rules inside a rule: a media query, a layer, an imported sheet or a nested rule. */
function rulesIn(rule: CSSRule): readonly CSSRule[] {
  if ('styleSheet' in rule && rule.styleSheet instanceof CSSStyleSheet) return rulesOf(rule.styleSheet);
  return rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? rulesOf(rule) : [];
}

/** The properties that a rule and its nested rules declare. */
function declaredBy(rule: CSSRule): readonly string[] {
  // Declarations after a nested rule are a rule of their own, with a class that not all browsers have.
  const own = 'style' in rule && rule.style instanceof CSSStyleDeclaration ? Array.from(rule.style) : [];
  return [...own, ...rulesIn(rule).flatMap(declaredBy)];
}

/**
 * The properties that the style sheets around an element declare: the page's, and those of a shadow tree that contains
 * it.
 */
export function declaredInSheets(element: Element): readonly string[] {
  const root = element.getRootNode();
  const roots = root instanceof ShadowRoot ? [document, root] : [document];
  // Older browsers have no adopted sheets.
  const sheets = roots.flatMap((one) => [...Array.from(one.styleSheets), ...(one.adoptedStyleSheets ?? [])]);
  return sheets.flatMap(rulesOf).flatMap(declaredBy);
}
