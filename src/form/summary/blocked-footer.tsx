import { openCheckout } from '../../state/checkout/redirect.ts';
import { button } from '../../ui/button/button.css.ts';
import { TextInput } from '../../ui/field/inputs.tsx';
import { followedBy } from '../../ui/follow.ts';
import { useForm } from '../context/form-context.tsx';
import { useText } from '../texts/use-text.ts';
import * as css from './summary.css.ts';

/** The order is placed, but the page prevents the form from going to its payment: says so, and how to get there. */
export function BlockedFooter({ url }: { readonly url: string }) {
  const text = useText().summary;
  const form = useForm();
  return (
    <>
      <p className={css.wayOut} role="alert">
        {text.blocked}
      </p>
      <div className={css.wayOut} ref={focusInside}>
        <a
          part="button button-primary"
          className={button.primary}
          href={url}
          target="_blank"
          rel="noopener"
          onClick={followedBy(() => openCheckout(form))}
        >
          {text.openCheckout}
        </a>
        <TextInput
          label={text.checkoutAddress}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </>
  );
}

/** The button that the buyer pressed is gone: the focus moves to what replaces it. */
function focusInside(box: HTMLElement | null): void {
  box?.querySelector('a')?.focus();
}
