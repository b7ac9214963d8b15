// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { CurrencySelect } from '../../../src/form/totals/totals-bar.tsx';
import type { ShopService } from '../../../src/domain/order/shop-service.ts';
import { servicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { drawPart, textsOf } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { onHold } from '../helpers/samples.ts';

const unpriced = { ...onHold.rates.USD, fixed: null };

it.each<[string, ShopService['rates'], readonly string[]]>([
  ['both have a price', onHold.rates, ['CAD', 'USD']],
  ['only CAD has a price', { ...onHold.rates, USD: unpriced }, ['CAD']],
])('the currency select offers only currencies with a price: %s', async (_, rates, offered) => {
  const form = readyStore();
  form.store.set(servicesAtom, { status: 'ready', data: [{ ...onHold, rates }] });
  expect(textsOf(await drawPart(form, <CurrencySelect />), 'option')).toEqual(offered);
});
