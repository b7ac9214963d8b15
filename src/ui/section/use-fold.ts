import { useState } from 'react';

export interface Fold {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** The state of a collapsible part: it opens when it gets content, and never closes by itself. */
export function useFold(isFilled: boolean): Fold {
  const [state, setState] = useState({ isOpen: isFilled, wasFilled: isFilled });
  const { isOpen, wasFilled } = state;
  if (isFilled !== wasFilled) setState({ isOpen: isOpen || isFilled, wasFilled: isFilled });
  return { isOpen, setOpen: (isOpenNow) => setState({ isOpen: isOpenNow, wasFilled: isFilled }) };
}
