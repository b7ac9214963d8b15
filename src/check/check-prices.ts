import { calculateGuest } from '../api/calculation.ts';
import { currencies } from '../domain/currency.ts';
import type { Totals } from '../domain/prices.ts';
import { error, ok, reasonOf, type Finding } from './finding.ts';
import type { SampleOrder } from './sample-order.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.005;

function misfitOf({ subtotal, discount, tax, total }: Totals): string | null {
  if (subtotal <= 0) return `a message costs ${subtotal}`;
  if (!isSame(subtotal - discount + tax, total)) return `${subtotal} − ${discount} + ${tax} is not ${total}`;
  return null;
}

/** What a sample order costs in both currencies. */
export async function checkPrices(
  { client }: ShopUnderCheck,
  sampleIn: (currency: (typeof currencies)[number]) => SampleOrder,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const currency of currencies) {
    const check = `prices in ${currency}`;
    try {
      const totals = await calculateGuest(client, sampleIn(currency).calculation, AbortSignal.timeout(15_000));
      const misfit = misfitOf(totals);
      findings.push(
        misfit === null
          ? ok(check, `A sample order costs ${totals.total}.`)
          : error(check, `The sums do not fit: ${misfit}.`),
      );
    } catch (cause) {
      findings.push(error(check, `A sample order has no price: ${reasonOf(cause)}.`));
    }
  }
  return findings;
}
