import type { MouseEvent } from 'react';

/** Handles a press on a link, unless it asks for another tab or window: for that, the link keeps its URL. */
export const followedBy =
  (action: () => void) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    action();
  };
