import type { ComponentProps } from 'react';

/** Announces its text whenever that changes. Without a text, it has no role: screen readers would read an empty status. */
export const Status = ({ children, ...rest }: ComponentProps<'p'>) => (
  <p role={children ? 'status' : undefined} aria-live="polite" {...rest}>
    {/* A new element: with Chromium, Orca ignores a text that changes while the buyer types. */}
    {typeof children === 'string' ? <span key={children}>{children}</span> : children}
  </p>
);
