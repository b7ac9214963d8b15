import { useForm } from '../context/form-context.tsx';
import { followFallback } from '../../state/checkout/redirect.ts';
import type { RedirectFallback } from '../../domain/checkout/checkout.ts';
import { button } from '../../ui/button/button.css.ts';
import { TextInput } from '../../ui/field/inputs.tsx';
import { followedBy } from '../../ui/follow.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './summary.css.ts';

/** The order is placed, but the page prevents the form from going to its payment: says so, and how to get there. */
export function RedirectFallbackFooter({ fallback }: { readonly fallback: RedirectFallback }) {
  const text = useText().summary;
  return (
    <>
      <p className={css.wayOut} role="alert">
        {text.wayOut[fallback.by]}
      </p>
      <div key={fallback.by} className={css.wayOut} ref={focusInside}>
        {fallback.by === 'address' ? (
          <TextInput
            label={text.checkoutAddress}
            readOnly
            value={fallback.url}
            onFocus={(event) => event.currentTarget.select()}
          />
        ) : (
          <CheckoutLink fallback={fallback} />
        )}
      </div>
    </>
  );
}

/** The button that the buyer pressed is gone: the focus moves to what replaces it. */
function focusInside(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>('a, input')?.focus();
}

function CheckoutLink({ fallback: { by, url } }: { readonly fallback: RedirectFallback }) {
  const text = useText().summary;
  const form = useForm();
  const isHere = by === 'click';
  return (
    <a
      part="button button-primary"
      className={button.primary}
      href={url}
      target={isHere ? '_top' : '_blank'}
      rel="noopener"
      onClick={followedBy(() => followFallback(form))}
    >
      {isHere ? text.goToCheckout : text.openCheckout}
    </a>
  );
}
