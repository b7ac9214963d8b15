// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isLateAtom, servicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { changeOrderAtom } from '../../../src/state/order/order.ts';
import { drawForm, drawing } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';

it('an order with a voice has no prices while the services are unknown, and the bar asks for no voice', async () => {
  const { store } = readyStore({ voices: ['v1'] });
  store.set(servicesAtom, { status: 'loading' });
  store.set(isLateAtom, true);
  const form = await drawForm(store);
  const said = (): string => form.place.textContent;
  const ask = 'Choose a voice to see your total.';
  expect([said().includes(ask), said().includes('Updating prices…')]).toEqual([false, true]);
  await drawing(() => store.set(servicesAtom, { status: 'failed' }));
  expect([said().includes(ask), said().includes('Prices couldn’t be loaded.')]).toEqual([false, true]);
  await drawing(() => store.set(changeOrderAtom, (order) => ({ ...order, voices: [null] })));
  expect(said()).toContain(ask);
});
