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
    fitAboveKeyboard(dialog, end.signal);
    printAlone(dialog, end.signal);
    return () => {
      end.abort();
      dialog.close();
    };
  }, []);
  return ref;
}
