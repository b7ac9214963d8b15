import { part } from './page.ts';

/**
 * Copies the text of an element. If the browser does not allow it, as on a page without a secure context, selects the
 * text for the user to copy and returns false.
 */
async function copyText(source: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(source.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(source);
    return document.execCommand('copy');
  }
}

/** Makes the page's copy buttons work, each with a status beside it. Returns a function that clears every status. */
export function offerCopies(): () => void {
  const statuses = [...document.querySelectorAll<HTMLButtonElement>('[data-copies]')].map((button) => {
    const status = document.createElement('span');
    status.role = 'status';
    button.after(status);
    button.addEventListener('click', async () => {
      const isCopied = await copyText(part(`#${button.dataset['copies']}`, HTMLElement));
      status.textContent = isCopied ? '✓ Copied' : 'Selected. Press Ctrl+C (or ⌘C) to copy.';
    });
    return status;
  });
  return () => {
    for (const status of statuses) status.textContent = '';
  };
}
