import { useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';
import { focusSoon } from '../../form/focus/focus-field.ts';
import { checkoutAtom } from '../../state/checkout/checkout.ts';
import * as css from './check.css.ts';

interface MessageLinkProps {
  /** Counts the message from 0. */
  readonly index: number;
  readonly children: string;
}

/** Leads from the summary back to a message. */
export function MessageLink({ index, children }: MessageLinkProps) {
  const setCheckout = useSetAtom(checkoutAtom);
  const go = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusSoon(currentTarget, `message-${index}`);
    setCheckout({ type: 'closed' });
  };
  return (
    <button type="button" className={css.link} onClick={go}>
      {children}
    </button>
  );
}
