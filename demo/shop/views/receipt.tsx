import type { ReactElement } from 'react';
import { billOf, type Billed, type BillLine } from './billing-facts.ts';
import { usePage, useTexts } from './page.tsx';

const Line = ({ label, amount, count }: BillLine) => (
  <tr>
    <th scope="row">
      {label}
      {count === '' ? null : <small>{count}</small>}
    </th>
    <td>{amount}</td>
  </tr>
);

const asLine = (line: BillLine): ReactElement => <Line key={line.label} {...line} />;

/** An order's bill: its content, discount, each tax and the total with its currency. */
export function Receipt({ order }: { readonly order: Billed }): ReactElement {
  const { bill: text } = useTexts();
  const { lines, sums, total } = billOf(order, usePage().language);
  return (
    <table className="receipt">
      <caption className="hidden">{text.caption}</caption>
      <tbody>{lines.map(asLine)}</tbody>
      <tbody className="sums">{sums.map(asLine)}</tbody>
      <tfoot>{asLine(total)}</tfoot>
    </table>
  );
}
