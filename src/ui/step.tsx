import { useEffect, useState, type ReactNode } from 'react';
import { visuallyHidden } from '../styles/root.css.ts';

/** Milliseconds until a replaced step is removed. */
const leaving = 100;

interface StepProps {
  /** The name of the current step; another name replaces the step. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * The current one of several steps. The step before remains for a moment, invisible: if the focused control left the
 * tree before the focus moves, screen readers would not say where the focus is.
 */
export function Step({ name, children }: StepProps) {
  const [{ now, before }, setSteps] = useState<{ now: StepProps; before?: StepProps }>({ now: { name, children } });
  if (now.name !== name) setSteps({ now: { name, children }, before: now });
  useEffect(() => {
    if (!before) return undefined;
    const timer = setTimeout(() => setSteps((steps) => ({ now: steps.now })), leaving);
    return () => clearTimeout(timer);
  }, [before]);
  return (
    <>
      {before && before.name !== name && (
        <div key={before.name} className={visuallyHidden}>
          {before.children}
        </div>
      )}
      <div key={name} style={{ display: 'contents' }}>
        {children}
      </div>
    </>
  );
}
