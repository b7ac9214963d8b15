import type { ReactElement } from 'react';
import type { OrderRow } from '../schema/orders.ts';
import { BackLink } from './back-link.tsx';
import { Layout } from './layout.tsx';
import { useFormats, useTexts } from './page.tsx';

interface DiscardProps {
  readonly order: Pick<OrderRow, 'number' | 'serviceTitle' | 'total' | 'currency'>;
}

/** Asks whether an unpaid order shall go. Posts to its own address. */
export function DiscardPage({ order }: DiscardProps): ReactElement {
  const { orders: text, account } = useTexts();
  const { money } = useFormats();
  return (
    <Layout title={text.discardOrder(order.number)} width="narrow" visitor="buyer">
      <BackLink href="/account" text={account.title} />
      <div className="panel">
        <h1>{text.discardOrder(order.number)}</h1>
        <p className="muted">
          {order.serviceTitle} · {money(order.total, order.currency)}
        </p>
        <p>{text.discardLead}</p>
        <form method="post" className="row">
          <button type="submit">{text.discard}</button>
          <a className="button quiet" href="/account">
            {text.keep}
          </a>
        </form>
      </div>
    </Layout>
  );
}
