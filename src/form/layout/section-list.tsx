import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { afterPress } from '../../ui/press.ts';
import * as css from './layout.css.ts';

/** Milliseconds until the sections out of sight are laid out too. */
const start = 100;

/** The sections of the form, visible ones first. */
export function SectionList({ children }: { readonly children: ReactNode }) {
  const [isStarting, setIsStarting] = useState(true);
  // Not during a press: what is pressed would move away, and the press would be lost.
  const layOut = useCallback(() => afterPress(() => setIsStarting(false)), []);
  useEffect(() => {
    const timer = setTimeout(layOut, start);
    return () => clearTimeout(timer);
  }, [layOut]);
  return (
    // Otherwise, the result of a press would move away as soon as it appears.
    <div className={css.sections} data-starting={isStarting} onFocus={layOut}>
      {children}
    </div>
  );
}
