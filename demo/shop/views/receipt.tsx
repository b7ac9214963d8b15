import type { ReactElement } from 'react';
import type { OrderRow } from '../schema/orders.ts';
import { lineCount, lineName, taxName } from '../text/bill-names.ts';
import { useFormats, usePage, useTexts } from './page.tsx';

interface LineProps {
  readonly label: string;
  readonly amount: string;
  readonly count?: string;
}

const Line = ({ label, amount, count = '' }: LineProps) => (
  <tr>
    <th scope="row">
      {label}
      {count === '' ? null : <small>{count}</small>}
    </th>
    <td>{amount}</td>
  </tr>
);

export type Billed = Pick<
  OrderRow,
  'currency' | 'lines' | 'subtotal' | 'discount' | 'discountCode' | 'taxes' | 'total' | 'serviceTitle'
>;

/** An order's bill: its content, discount, each tax and the total with its currency. */
export function Receipt({ order }: { readonly order: Billed }): ReactElement {
  const { language } = usePage();
  const { bill: text } = useTexts();
  const formats = useFormats();
  const money = (cents: number): string => formats.money(cents, order.currency);
  return (
    <table className="receipt">
      <caption className="hidden">{text.caption}</caption>
      <tbody>
        {order.lines.map((line) => (
          <Line
            key={line.code}
            label={lineName(language, line, order.serviceTitle)}
            amount={money(line.amount)}
            count={lineCount(language, line, order.currency)}
          />
        ))}
      </tbody>
      <tbody className="sums">
        <Line label={text.subtotal} amount={money(order.subtotal)} />
        {order.discount === 0 ? null : (
          <Line label={text.discount(order.discountCode)} amount={`−${money(order.discount)}`} />
        )}
        {order.taxes.map((tax) => (
          <Line key={tax.name} label={taxName(language, tax)} amount={money(tax.amount)} />
        ))}
      </tbody>
      <tfoot>
        <Line label={text.total(order.currency)} amount={money(order.total)} />
      </tfoot>
    </table>
  );
}
