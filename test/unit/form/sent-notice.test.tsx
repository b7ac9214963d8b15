// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { SentNotice } from '../../../src/form/start/sent-notice.tsx';
import { checkoutAtom } from '../../../src/state/checkout/checkout.ts';
import { drawPart, type DrawnForm } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';

let drawn: DrawnForm | undefined;
afterEach(() => drawn?.takeAway());

it.each([
  ['moh', 'Reuse voices, music and phone system'],
  ['voip', 'Reuse voice and phone system'],
  ['mvoice', 'Reuse voice'],
] as const)('a paid order of %s lends what that service has', async (serviceType, name) => {
  const { store } = readyStore({ serviceType });
  store.set(checkoutAtom, { type: 'told', payment: 'paid' });
  drawn = await drawPart(store, <SentNotice />);
  const names = [...drawn.place.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(names).toEqual([name, 'Start a new order']);
});
