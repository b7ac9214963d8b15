import { useSetAtom } from 'jotai/react';
import { takeWayOutAtom } from '../../state/checkout/redirect.ts';
import type { WayOut } from '../../domain/checkout/checkout.ts';
import { button } from '../../ui/button/button.css.ts';
import { TextInput } from '../../ui/field/inputs.tsx';
import { followedBy } from '../../ui/follow.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './summary.css.ts';

/** The order is placed, but the page prevents the form from going to its payment: says so, and how to get there. */
export function WayOutFooter({ wayOut }: { readonly wayOut: WayOut }) {
  const text = useText().summary;
  return (
    <>
      <p className={css.wayOut} role="alert">
        {text.wayOut[wayOut.by]}
      </p>
      <div key={wayOut.by} className={css.wayOut} ref={focusInside}>
        {wayOut.by === 'address' ? (
          <TextInput
            label={text.checkoutAddress}
            readOnly
            value={wayOut.url}
            onFocus={(event) => event.currentTarget.select()}
          />
        ) : (
          <Way wayOut={wayOut} />
        )}
      </div>
    </>
  );
}

/** The button that the buyer pressed is gone: the focus moves to what replaces it. */
function focusInside(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>('a, input')?.focus();
}

function Way({ wayOut: { by, url } }: { readonly wayOut: WayOut }) {
  const text = useText().summary;
  const take = useSetAtom(takeWayOutAtom);
  const isHere = by === 'click';
  return (
    <a
      part="button button-primary"
      className={button.primary}
      href={url}
      target={isHere ? '_top' : '_blank'}
      rel="noopener"
      onClick={followedBy(take)}
    >
      {isHere ? text.goToCheckout : text.openCheckout}
    </a>
  );
}
