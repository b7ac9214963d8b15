import { useEffect, useState } from 'react';

export interface Fold {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** The state of a part that can be folded: it opens when it gets something to show, and never closes by itself. */
export function useFold(isFilled: boolean): Fold {
  const [isOpen, setOpen] = useState(isFilled);
  useEffect(() => {
    if (isFilled) setOpen(true);
  }, [isFilled]);
  return { isOpen, setOpen };
}
