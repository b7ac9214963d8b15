import { copyText } from './copy-text.ts';
import { part } from './parts.ts';

const shownFor = 2000;

/** Words that show while the button’s own do not; screen readers hear them from the status beside it. */
function makeDone(): HTMLElement {
  const done = document.createElement('span');
  Object.assign(done, { className: 'done', ariaHidden: 'true', textContent: '✓ Copied' });
  return done;
}

/** Screen readers tell of what changes in a place that they know: it is there before there is something to tell. */
function makeStatus(button: HTMLElement): HTMLElement {
  const status = document.createElement('span');
  status.role = 'status';
  button.after(status);
  return status;
}

/** What the button copies, by its words: “Copy code” leads to “Code copied.” */
function wordsFor(label: string): string {
  const what = label.replace('Copy ', '');
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} copied.`;
}

/** Has a button copy what it names; gives a way to take back what was said of that. */
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
    status.textContent = isCopied ? wordsFor(words.textContent ?? '') : 'Selected. Copy it with your keyboard.';
    if (isCopied) timer = setTimeout(takeBack, shownFor);
  });
  return takeBack;
}

/** Makes the page’s buttons copy; what they said is taken back when there is something else to copy. */
export function offerCopies(): { readonly takeBack: () => void } {
  const copies = [...document.querySelectorAll<HTMLButtonElement>('[data-copies]')].map(offerCopy);
  return { takeBack: () => copies.forEach((takeBack) => takeBack()) };
}
