import type { ReactElement } from 'react';

interface BackLinkProps {
  readonly href: string;
  /** The link text, which names the destination site. */
  readonly text: string;
}

/** A link back to where the buyer came from. */
export const BackLink = ({ href, text }: BackLinkProps): ReactElement => (
  <a className="back" href={href}>
    <span aria-hidden="true">←</span> {text}
  </a>
);
