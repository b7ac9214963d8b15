/** On a page without a secure context, copying works only through a selection. */
function copySelected(source: HTMLElement): boolean {
  const range = document.createRange();
  range.selectNodeContents(source);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  return document.execCommand('copy');
}

/**
 * Copies the text of an element. If the browser does not allow it, selects the text for the user to copy and returns
 * false.
 */
export async function copyText(source: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(source.textContent ?? '');
    return true;
  } catch {
    return copySelected(source);
  }
}
