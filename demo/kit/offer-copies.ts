import { copyText } from './copy-text.ts';
import { part } from './parts.ts';

const shownFor = 2000;

/** Text that briefly replaces the button's label. Screen readers get it from the status beside the button. */
function makeDone(): HTMLElement {
  const done = document.createElement('span');
  Object.assign(done, { className: 'done', ariaHidden: 'true', textContent: '✓ Copied' });
  return done;
}

/** Screen readers announce changes only in elements that exist already, so the status is added empty. */
function makeStatus(button: HTMLElement): HTMLElement {
  const status = document.createElement('span');
  status.role = 'status';
  button.after(status);
  return status;
}

/** The announcement for a button's label: “Code copied.” for “Copy code”. */
function wordsFor(label: string): string {
  const what = label.replace('Copy ', '');
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} copied.`;
}

/** Makes a button copy the element it names. Returns a function that clears the confirmation. */
function offerCopy(button: HTMLButtonElement): () => void {
  const words = document.createElement('span');
  words.append(...button.childNodes);
  button.append(words, makeDone());
  const status = makeStatus(button);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const takeBack = (): void => {
    clearTimeout(timer);
    button.classList.remove('copied');
    status.className = '';
    status.textContent = '';
  };
  button.addEventListener('click', async () => {
    const isCopied = await copyText(part(`#${button.dataset['copies']}`, HTMLElement));
    takeBack();
    button.classList.toggle('copied', isCopied);
    status.className = isCopied ? 'hidden' : '';
    status.textContent = isCopied ? wordsFor(words.textContent ?? '') : 'Selected. Press Ctrl+C (or ⌘C) to copy.';
    if (isCopied) timer = setTimeout(takeBack, shownFor);
  });
  return takeBack;
}

/** Makes the page's copy buttons work. `takeBack` clears their confirmations when the code changes. */
export function offerCopies(): { readonly takeBack: () => void } {
  const copies = [...document.querySelectorAll<HTMLButtonElement>('[data-copies]')].map(offerCopy);
  return { takeBack: () => copies.forEach((takeBack) => takeBack()) };
}
