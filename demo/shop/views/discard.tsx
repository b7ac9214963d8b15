import type { ReactElement } from 'react';
import type { OrderRow } from '../schema/orders.ts';
import { AccountPanel } from './account-panel.tsx';
import { useFormats, useTexts } from './page.tsx';

interface DiscardProps {
  readonly order: Pick<OrderRow, 'number' | 'serviceTitle' | 'total' | 'currency'>;
}

/** Asks whether to discard an unpaid order. Posts to its own URL. */
export function DiscardPage({ order }: DiscardProps): ReactElement {
  const { orders: text } = useTexts();
  const { money } = useFormats();
  return (
    <AccountPanel title={text.discardOrder(order.number)}>
      <p className="muted">
        {order.serviceTitle} · {money(order.total, order.currency)}
      </p>
      <p>{text.discardLead}</p>
      <form method="post" className="row">
        <button type="submit" className="danger">
          {text.discard}
        </button>
        <a className="button quiet" href="/account">
          {text.keep}
        </a>
      </form>
    </AccountPanel>
  );
}
