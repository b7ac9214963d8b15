import { useAtomValue } from 'jotai/react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { areVoicesChosenAtom } from '../../state/order/chosen.ts';
import { afterPress } from '../../ui/press.ts';
import type { Fold } from '../../ui/section/use-fold.ts';
import { keepInPlace } from '../../ui/sight/keep-in-place.ts';

interface VoiceFold {
  /** Undefined while a voice is missing: then the section stays open. */
  readonly fold: Fold | undefined;
  readonly section: RefObject<HTMLElement>;
}

/** Folds the voices once all are selected and the buyer goes on to another section, which stays where it is on the screen. */
export function useVoiceFold(): VoiceFold {
  const section = useRef<HTMLElement>(null);
  const putBack = useRef<(() => void) | null>(null);
  const isDone = useAtomValue(areVoicesChosenAtom);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const here = section.current;
    const sections = here?.parentElement;
    if (!isDone || !isOpen || !here || !sections) return undefined;
    const goOn = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || here.contains(target)) return;
      afterPress(() => {
        putBack.current = keepInPlace(target);
        setOpen(false);
      });
    };
    sections.addEventListener('focusin', goOn);
    return () => sections.removeEventListener('focusin', goOn);
  }, [isDone, isOpen]);
  useLayoutEffect(() => {
    putBack.current?.();
    putBack.current = null;
  });
  return { fold: isDone ? { isOpen, setOpen } : undefined, section };
}
