import { useLayoutEffect, useState } from 'react';

export interface Fold {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** The state of a collapsible part: it opens when it gets content, and never closes by itself. */
export function useFold(isFilled: boolean): Fold {
  const [isOpen, setOpen] = useState(isFilled);
  useLayoutEffect(() => {
    if (isFilled) setOpen(true);
  }, [isFilled]);
  return { isOpen, setOpen };
}
