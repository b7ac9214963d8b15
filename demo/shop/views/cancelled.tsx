import type { ReactElement } from 'react';
import type { PaymentRow } from '../schema.ts';
import { Layout } from './layout.tsx';

/**
 * After a cancelled payment, on the way to a page of another site: a link to the shop must not lead anywhere unseen, as
 * the address came with a request.
 */
export function cancelledPage({ returnUrl }: Pick<PaymentRow, 'returnUrl'>): ReactElement {
  const { host } = new URL(returnUrl);
  return (
    <Layout title="Payment cancelled">
      <h1>Payment cancelled</h1>
      <p>Nothing was charged. Your order is kept, and you can still pay it.</p>
      <p>
        You came from <strong className="wrap">{host}</strong>, which is not a site of ours.
      </p>
      <p>
        <a className="button" href={returnUrl} rel="noreferrer">
          Return to {host}
        </a>
      </p>
    </Layout>
  );
}
