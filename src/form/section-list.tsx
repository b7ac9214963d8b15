import { useEffect, useState, type ReactNode } from 'react';
import * as css from './layout.css.ts';

/** Milliseconds after which the sections out of sight are laid out too. */
const start = 100;

/** The sections of the form, those in sight first. */
export function SectionList({ children }: { readonly children: ReactNode }) {
  const [isStarting, setIsStarting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsStarting(false), start);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.sections} data-starting={isStarting}>
      {children}
    </div>
  );
}
