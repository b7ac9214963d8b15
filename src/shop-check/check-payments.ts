import { findPaymentStatus } from '../api/payments.ts';
import { checkoutUrl } from '../api/urls.ts';
import type { Subject } from './check-catalogue.ts';
import { error, ok, warning, type Finding } from './result.ts';
import { isPayable, newKey, pay, place, prepare } from './sample.ts';
import { inTime } from './shop.ts';

/** Whether a key prevents an order from being placed twice, and a changed order replaces the unpaid one. */
export async function* checkKeys(subject: Subject): AsyncGenerator<Finding> {
  if (!subject.settings.idempotencyKey) return;
  const { order } = await prepare(subject);
  const key = newKey();
  const first = await place(subject, order, key);
  const again = await place(subject, order, key);
  if (first.id !== again.id)
    yield error('key-ignored', `Sent again with its key, an order is not the same: ${again.reason}.`);
  const raced = newKey();
  const answers = await Promise.all([1, 2, 3].map(() => place(subject, order, raced)));
  const { size } = new Set(answers.flatMap(({ id }) => id ?? []));
  if (size !== 1)
    yield error('key-race', `Sent three times at once with a key, ${size} orders are created. Store keys first.`);
  const { reason } = await place(subject, { ...order, comments: 'Another order.' }, key);
  if (!reason.includes('422 key-taken')) {
    yield error('key-reused', `Another order with a used key: ${reason}. Answer 422 with the code \`key-taken\`.`);
  }
  const changed = await place(subject, { ...order, replaces: key });
  if (changed.id === null) yield error('replaces-refused', `An order with \`replaces\` is refused: ${changed.reason}.`);
  if (await isPayable(subject, first.id)) {
    yield error(
      'replaced-payable',
      'An order that was replaced can be paid, too. Discard the one with the key in `replaces`.',
    );
  }
}

/** Whether an order has one checkout, which buyers can be sent to, and the form can see that nothing is paid. */
export async function* checkPayment(subject: Subject): AsyncGenerator<Finding> {
  const { id } = await place(subject, (await prepare(subject)).order);
  const { sessionId, url, publishableKey, statusToken } = await pay(subject, id);
  if ((await pay(subject, id)).sessionId !== sessionId) {
    yield error('checkout-again', 'Each payment call opens another checkout. Return the open one.');
  }
  if (sessionId === null) yield error('no-session', 'Without `sessionId`, the form can’t go to checkout.');
  if (url === null) yield warning('no-checkout-url', 'Without `url`, pages need Stripe.js in their policy.');
  else if (checkoutUrl(url, subject.api) !== null) yield ok(`A sample order can be paid at ${url}.`);
  else yield error('checkout-unsafe', `${url} must be https: or on the API’s origin.`);
  if (url === null && publishableKey === null && subject.settings.stripePublishableKey === null) {
    yield error('no-publishable-key', 'Without `url`, the form needs a `publishableKey`.');
  }
  if (statusToken === null) {
    yield warning('no-status-token', 'Without `statusToken`, the form has to ask the buyer whether they have paid.');
    return;
  }
  if (statusToken === id) yield error('status-token-id', 'Pages see the order’s id: use a `statusToken` of its own.');
  const { orderId, status } = await findPaymentStatus(subject.client, statusToken, inTime());
  if (orderId !== id || status !== 'unpaid') {
    yield error('status-wrong', `The status of the unpaid order ${id} is ${orderId}, ${status}.`);
  }
}
