import { useLayoutEffect, useRef } from 'react';
import { silencePlayer } from '../audio/player.ts';
import { printAlone } from './print-alone.ts';

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

/** Milliseconds until the focus moves on from the dialog. Orca 43 ignores a focus that moves as the page behind turns inert. */
const announced = 150;

/**
 * The dialog gets the focus first, so that screen readers announce it; then its title, so that Enter presses no button
 * by accident, or a field that buyers always start with.
 */
function focusInside(dialog: HTMLDialogElement, signal: AbortSignal): void {
  dialog.focus();
  const timer = setTimeout(() => {
    const first = dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector('h2');
    if (dialog.matches(':focus')) first?.focus();
  }, announced);
  signal.addEventListener('abort', () => clearTimeout(timer));
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
    printAlone(dialog, end.signal);
    return () => {
      end.abort();
      dialog.close();
    };
  }, []);
  return ref;
}
