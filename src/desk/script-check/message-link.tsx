import type { MouseEvent } from 'react';
import { useForm } from '../../form/context/form-context.tsx';
import { changeCheckout } from '../../state/checkout/checkout-state.ts';
import { textLink } from '../../styles/shared.css.ts';
import { goToFound } from './go-to-note.ts';

interface MessageLinkProps {
  /** The message's index from 0. */
  readonly index: number;
  /** The finding in its text. */
  readonly found: string;
  readonly onFollow?: () => void;
  readonly children: string;
}

/** Leads from the summary back to a message, and to the finding in it. */
export function MessageLink({ index, found, onFollow, children }: MessageLinkProps) {
  const form = useForm();
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    goToFound(currentTarget, index, found);
    onFollow?.();
    changeCheckout(form, { type: 'closed' });
  };
  return (
    <button type="button" className={textLink} onClick={onClick}>
      {children}
    </button>
  );
}
