import { useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';
import { checkoutAtom } from '../../state/checkout/checkout.ts';
import { textLink } from '../../styles/shared.css.ts';
import { goToFound } from './go-to-note.ts';

interface MessageLinkProps {
  /** The message's index from 0. */
  readonly index: number;
  /** The finding in its text. */
  readonly found: string;
  readonly children: string;
}

/** Leads from the summary back to a message, and to the finding in it. */
export function MessageLink({ index, found, children }: MessageLinkProps) {
  const setCheckout = useSetAtom(checkoutAtom);
  const go = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    goToFound(currentTarget, index, found);
    setCheckout({ type: 'closed' });
  };
  return (
    <button type="button" className={textLink} onClick={go}>
      {children}
    </button>
  );
}
