import type { ReactElement } from 'react';
import { formatMoney } from '../pricing/money.ts';
import { taxLabel } from '../pricing/taxes.ts';
import type { OrderRow } from '../schema.ts';

interface LineProps {
  readonly label: string;
  readonly amount: string;
  readonly note?: string;
}

const Line = ({ label, amount, note }: LineProps) => (
  <tr>
    <th scope="row">
      {label}
      {note === undefined ? null : <small>{note}</small>}
    </th>
    <td>{amount}</td>
  </tr>
);

type Billed = Pick<OrderRow, 'currency' | 'lines' | 'subtotal' | 'discount' | 'discountCode' | 'taxes' | 'total'>;

/** An order's bill: what was ordered, discount, each tax and the total with its currency. */
export function Receipt({ order }: { readonly order: Billed }): ReactElement {
  const money = (cents: number): string => formatMoney(cents, order.currency);
  const discountLabel = order.discountCode === null ? 'Discount' : `Discount (${order.discountCode})`;
  return (
    <table className="receipt">
      <caption className="hidden">What this order costs</caption>
      <tbody>
        {order.lines.map(({ label, quantity, unit, amount }) => (
          <Line
            key={label}
            label={label}
            amount={money(amount)}
            {...(quantity > 1 ? { note: `${quantity} × ${money(unit)}` } : {})}
          />
        ))}
      </tbody>
      <tbody className="sums">
        <Line label="Subtotal" amount={money(order.subtotal)} />
        {order.discount === 0 ? null : <Line label={discountLabel} amount={`−${money(order.discount)}`} />}
        {order.taxes.map((tax) => (
          <Line key={tax.name} label={taxLabel(tax)} amount={money(tax.amount)} />
        ))}
      </tbody>
      <tfoot>
        <Line label={`Total (${order.currency})`} amount={money(order.total)} />
      </tfoot>
    </table>
  );
}
