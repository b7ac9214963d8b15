import { useLayoutEffect, useRef } from 'react';
import { silencePlayer } from '../audio/player.ts';
import { printAlone } from './print-alone.ts';

/**
 * Keeps the buttons in their place when a notice appears above them in a panel that scrolls as a whole, on a low screen:
 * they may be pressed at that moment.
 */
function holdButtons(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const panel = dialog.firstElementChild;
  const buttons = panel?.lastElementChild;
  if (!panel || !buttons) return;
  // The notices and the buttons: what follows the head and the body.
  const parts = [...panel.children].slice(2);
  const heightOf = (): number => parts.reduce((sum, part) => sum + part.clientHeight, 0);
  let height = heightOf();
  const observer = new ResizeObserver(() => {
    const growth = heightOf() - height;
    height += growth;
    // Heights are measured in whole px.
    const wasInSight = buttons.getBoundingClientRect().bottom - growth < panel.getBoundingClientRect().bottom + 3;
    if (wasInSight && panel.scrollTop > 0) panel.scrollTop += growth;
  });
  for (const part of parts) observer.observe(part);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Ends the dialog above the keyboard of a phone, which covers the lower part of the window. */
function fitAboveKeyboard(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const view = window.visualViewport;
  const fit = (): void => {
    if (!view) return;
    // On a page that is zoomed in, the visible part is smaller without a keyboard, too.
    const isCovered = view.scale < 1.01 && view.height < innerHeight - 1;
    dialog.style.top = isCovered ? `${view.offsetTop}px` : '';
    dialog.style.height = isCovered ? `${view.height}px` : '';
  };
  for (const name of ['resize', 'scroll']) view?.addEventListener(name, fit, { signal });
}

/** Milliseconds until the title gets the focus. Orca ignores a focus that moves as the page behind turns inert. */
const settled = 500;

/** Milliseconds until the field gets the focus: Orca would cut off the title for it. */
const spoken = 1500;

/**
 * An empty element gets the focus first, and then the title, so that screen readers announce it and Enter presses no
 * button by accident. If there is a field that buyers always start with, the focus moves on to it. If the dialog itself
 * had the focus, Orca would read its whole text.
 */
function focusInside(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const field = dialog.querySelector<HTMLElement>('[data-first]');
  // The keyboard of a phone appears only if the field gets the focus during the tap.
  if (field && matchMedia('(pointer: coarse)').matches) return field.focus();
  const start = dialog.querySelector<HTMLElement>('[data-start]') ?? dialog;
  const title = dialog.querySelector('h2');
  start.focus({ preventScroll: true });
  // A buyer who has moved the focus keeps it.
  const moveTo = (target: HTMLElement | null): void => {
    if (start.matches(':focus') || title?.matches(':focus')) target?.focus();
  };
  const timers = [setTimeout(moveTo, settled, title), setTimeout(moveTo, spoken, field)];
  signal.addEventListener('abort', () => timers.forEach(clearTimeout));
  // Buyers may type or paste at once: the key then reaches the field.
  if (field) dialog.addEventListener('keydown', ({ key }) => key !== 'Tab' && moveTo(field), { signal });
}

/** Shows a native dialog as a modal while it is mounted. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const end = new AbortController();
    // Nobody could pause a preview behind a modal dialog.
    silencePlayer();
    dialog.showModal();
    focusInside(dialog, end.signal);
    fitAboveKeyboard(dialog, end.signal);
    holdButtons(dialog, end.signal);
    printAlone(dialog, end.signal);
    return () => {
      end.abort();
      dialog.close();
    };
  }, []);
  return ref;
}
