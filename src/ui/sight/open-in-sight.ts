import { watchSeen } from './watch-seen.ts';

/**
 * Limits a dialog that fills the viewport to its visible part: a frame as tall as its page has a viewport that no screen
 * shows completely, so a dialog in its middle might be invisible.
 */
function keepInSight(dialog: HTMLElement): void {
  let stop: (() => void) | undefined;
  const look = (): void => {
    stop?.();
    stop = watchSeen(dialog, ({ top, bottom, height }, isTallFrame) => {
      dialog.style.paddingBlock = isTallFrame && height > 0 ? `${top}px ${innerHeight - bottom}px` : '';
    });
  };
  // Fires at once, and when the page changes the height of the frame.
  new ResizeObserver(look).observe(dialog, { box: 'border-box' });
}

/** A phone's keyboard covers the window: the dialog ends above it. */
function keepAboveKeyboard(dialog: HTMLElement): void {
  const view = window.visualViewport;
  if (!view) return;
  const end = new AbortController();
  const fit = (): void => {
    // On a zoomed page, the window shows only a part, with or without a keyboard.
    const isCovered = view.scale < 1.01 && view.height < innerHeight - 1;
    Object.assign(
      dialog.style,
      isCovered ? { top: `${view.offsetTop}px`, height: `${view.height}px` } : { top: '', height: '' },
    );
  };
  for (const name of ['resize', 'scroll']) view.addEventListener(name, fit, { signal: end.signal });
  dialog.addEventListener('close', () => dialog.isConnected || end.abort());
}

/** Opens a modal dialog where the buyer is; its owner moves the focus. */
export function openInSight(dialog: HTMLDialogElement): void {
  // An element that can't be focused is not scrolled to: the browser would scroll before the dialog is in its place.
  dialog.inert = true;
  dialog.showModal();
  dialog.inert = false;
  keepInSight(dialog);
  keepAboveKeyboard(dialog);
}
