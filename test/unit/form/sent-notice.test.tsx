// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { contentOf } from '../../../src/domain/order/order.ts';
import { fingerprint, noSubmission } from '../../../src/domain/checkout/submission.ts';
import { SentNotice } from '../../../src/form/start/sent-notice.tsx';
import { changeCheckout } from '../../../src/state/checkout/checkout-state.ts';
import { orderAtom } from '../../../src/state/session/order-atoms.ts';
import { drawing, drawPart, textsOf } from '../helpers/draw.tsx';
import { edit, readyStore, setSubmission } from '../helpers/form-store.ts';
import { happen } from '../helpers/paying.ts';

/** The notice about an order that is back from checkout. */
async function draw(payment: 'unpaid' | 'confirming' | 'paid') {
  const form = readyStore();
  const content = fingerprint(contentOf(form.store.get(orderAtom)));
  setSubmission(form, { ...noSubmission, created: { fingerprint: 'f', orderId: 'o1', content } });
  happen(form, 'opened', 'payPressed', 'departed', 'returned');
  changeCheckout(form, { type: 'paymentStatusReceived', payment });
  const drawn = await drawPart(form, <SentNotice />);
  return { form, place: drawn.place, buttons: () => textsOf(drawn, 'button') };
}

const renew = 'Order with my changes';

it.each([
  ['unpaid', 'hasn’t been paid for yet', ['Continue this order', 'Start a new order']],
  ['confirming', 'Your payment is being confirmed.', ['Start a new order']],
  ['paid', 'This order has been paid. Thank you!', ['Reuse voices, music and phone system', 'Start a new order']],
] as const)('the notice names the payment status %s and offers the next steps', async (payment, words, offered) => {
  const { place, buttons } = await draw(payment);
  expect(place.textContent).toContain(words);
  expect(buttons()).toEqual(offered);
});

it('a paid order that the buyer changes can become a new order', async () => {
  const { form, place, buttons } = await draw('paid');
  await drawing(() => edit(form, { comments: 'Changed' }));
  expect(place.textContent).toContain('They will start a new order.');
  expect(buttons()).toContain(renew);
});
