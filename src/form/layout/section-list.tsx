import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { afterPress } from '../../ui/press.ts';
import * as css from './layout.css.ts';

/** Milliseconds after which the sections out of sight are laid out too. */
const start = 100;

/** The sections of the form, those in sight first. */
export function SectionList({ children }: { readonly children: ReactNode }) {
  const [isStarting, setIsStarting] = useState(true);
  // Not under a press: what is pressed would move away, and the press be lost.
  const layOut = useCallback(() => afterPress(() => setIsStarting(false)), []);
  useEffect(() => {
    const timer = setTimeout(layOut, start);
    return () => clearTimeout(timer);
  }, [layOut]);
  return (
    // Else what a press led to would be moved away as soon as it is there.
    <div className={css.sections} data-starting={isStarting} onFocus={layOut}>
      {children}
    </div>
  );
}
