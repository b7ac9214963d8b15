/** Where the page is no secure context the clipboard is reached by selecting. */
function copySelected(source: HTMLElement): boolean {
  const range = document.createRange();
  range.selectNodeContents(source);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  return document.execCommand('copy');
}

/** Copies what an element shows; false where the browser does not let it, and then it is selected for the user to copy. */
export async function copyText(source: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(source.textContent ?? '');
    return true;
  } catch {
    return copySelected(source);
  }
}
