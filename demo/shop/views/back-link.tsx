import type { ReactElement } from 'react';

interface BackLinkProps {
  readonly href: string;
  /** Says which site it leads to. */
  readonly text: string;
}

/** A way back to where the buyer came from. */
export const BackLink = ({ href, text }: BackLinkProps): ReactElement => (
  <a className="back" href={href}>
    <span aria-hidden="true">←</span> {text}
  </a>
);
