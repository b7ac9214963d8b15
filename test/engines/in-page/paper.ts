/** Applies print styles to the screen: no driver can print and look. Runs in the page. */
export function showAsPrinted(): number {
  const sheets = document.querySelector('voice-order-form')?.shadowRoot?.adoptedStyleSheets ?? [];
  const rules = sheets.flatMap((sheet) => [...sheet.cssRules]);
  const print = rules.filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'print');
  for (const rule of print) if (rule instanceof CSSMediaRule) rule.media.mediaText = 'all';
  return print.length;
}

/** The parts of the form shown beside an open dialog. Runs in the page. */
export function shownBesideDialog(): number {
  const root = document.querySelector('voice-order-form')?.shadowRoot?.querySelector('dialog[open]')?.parentElement;
  return [...(root?.children ?? [])].filter((one) => one.localName !== 'dialog' && one.checkVisibility()).length;
}
