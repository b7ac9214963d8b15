/**
 * Copies without the clipboard API, which plain `http:` pages do not have. The text comes from a field of our own beside
 * the pressed button, so that it works in a shadow root and in a modal dialog; the focus and the page's selection stay.
 */
function copySelected(text: string, button: Element): boolean {
  const root = button.getRootNode();
  const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  const selection = getSelection();
  const range = selection !== null && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const field = document.createElement('textarea');
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' });
  Object.assign(field, { value: text, readOnly: true, ariaHidden: 'true' });
  // Pages that add something to what is copied from them are not asked.
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

/** Copies a text in answer to a press of a button; false if the browser does not let it. */
export async function copyText(text: string, button: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, button);
  }
}
