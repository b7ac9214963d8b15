/**
 * Keeps a dialog that fills the viewport to the part of it that is in sight. A frame as tall as its page has a viewport
 * that no screen shows whole: in its middle the buyer would look in vain. Only an observer knows what of a frame is seen.
 */
function keepInSight(dialog: HTMLElement): void {
  const seen = new IntersectionObserver((entries) => {
    const rect = entries.at(-1)?.intersectionRect;
    const isTall = innerHeight > screen.height && rect !== undefined && rect.height > 0;
    dialog.style.paddingBlock = isTall ? `${rect.top}px ${innerHeight - rect.bottom}px` : '';
  });
  const look = (): void => {
    seen.disconnect();
    seen.observe(dialog);
  };
  // Fires at once, and when the page gives the frame another height.
  new ResizeObserver(look).observe(dialog, { box: 'border-box' });
}

/** A phone's keyboard lies over the window: the dialog ends above it. */
function keepAboveKeyboard(dialog: HTMLElement): void {
  const view = window.visualViewport;
  if (!view) return;
  const end = new AbortController();
  const fit = (): void => {
    // Of a page that is zoomed the window shows a part, with or without a keyboard.
    const isCovered = view.scale < 1.01 && view.height < innerHeight - 1;
    Object.assign(
      dialog.style,
      isCovered ? { top: `${view.offsetTop}px`, height: `${view.height}px` } : { top: '', height: '' },
    );
  };
  for (const name of ['resize', 'scroll']) view.addEventListener(name, fit, { signal: end.signal });
  dialog.addEventListener('close', () => dialog.isConnected || end.abort());
}

/** Opens a modal dialog where the buyer is; it gets the focus from its owner. */
export function openInSight(dialog: HTMLDialogElement): void {
  // What can't take the focus is not scrolled to: the browser would do that before the dialog is in its place.
  dialog.inert = true;
  dialog.showModal();
  dialog.inert = false;
  keepInSight(dialog);
  keepAboveKeyboard(dialog);
}
