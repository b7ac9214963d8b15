import { useId, type ReactNode } from 'react';
import * as css from './section.css.ts';

interface SectionProps {
  readonly heading: string;
  readonly hint?: ReactNode;
  /** Beside the heading, as far as its line goes. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the form, a landmark of its own. */
export function Section({ heading, hint, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} part="section" className={css.section}>
      <div className={css.head}>
        <h2 id={id} part="heading" className={css.heading}>
          {heading}
        </h2>
        {aside}
        {hint && <p className={css.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  );
}
