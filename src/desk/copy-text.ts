/**
 * Copies without the clipboard API, which plain `http:` pages do not have. The text comes from a temporary field beside
 * the pressed button, so that it works in a shadow root and in a modal dialog; the focus and the page's selection are
 * kept.
 */
function copySelected(text: string, button: Element): boolean {
  const root = button.getRootNode();
  const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  const selection = getSelection();
  const range = selection !== null && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const field = document.createElement('textarea');
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' });
  Object.assign(field, { value: text, readOnly: true, ariaHidden: 'true' });
  // Stops the event, so that pages which add something to copied text can't change it.
  field.addEventListener('copy', (event) => {
    event.stopPropagation();
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
  });
  button.after(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (range !== null) {
      selection?.removeAllRanges();
      selection?.addRange(range);
    }
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Copies a text after a button press; returns false if the browser does not allow it. */
export async function copyText(text: string, button: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, button);
  }
}
