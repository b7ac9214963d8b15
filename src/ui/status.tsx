import type { ComponentProps } from 'react';

interface StatusProps extends ComponentProps<'p'> {
  readonly children: string | false | null | undefined;
}

/**
 * Announces its text whenever that changes. The text has the role, not the live region: screen readers would read an
 * empty `status`, and Orca is silent in Firefox if a region gets its role together with its text.
 */
export const Status = ({ children, ...rest }: StatusProps) => (
  <p aria-live="polite" {...rest}>
    {/* A new element: with Chromium, Orca ignores a text that changes while the buyer types. */}
    {children && (
      <span role="status" key={children}>
        {children}
      </span>
    )}
  </p>
);
