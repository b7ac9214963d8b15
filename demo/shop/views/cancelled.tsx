import type { ReactElement } from 'react';
import type { PaymentRow } from '../schema/payments.ts';
import { Layout } from './layout.tsx';
import { useTexts } from './page.tsx';

/**
 * After a cancelled payment, before returning to another site, for those who do not come from the checkout page: a link
 * to the shop must not redirect anywhere unseen, because the URL came with a request.
 */
export function CancelledPage({ returnUrl }: Pick<PaymentRow, 'returnUrl'>): ReactElement {
  const { checkout: text } = useTexts();
  const { host } = new URL(returnUrl);
  const [before, after] = text.notOurs;
  return (
    <Layout title={text.cancelled} width="narrow">
      <div className="panel notice">
        <h1>{text.cancelled}</h1>
        <p className="muted">{text.cancelledNote}</p>
        <p>
          {before}
          <strong className="wrap">{host}</strong>
          {after}
        </p>
        <p>
          <a className="button" href={returnUrl} rel="noreferrer">
            {text.returnTo(host)}
          </a>
        </p>
      </div>
    </Layout>
  );
}
