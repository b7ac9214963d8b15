import { answersOf, sentTrack } from '../helpers/shop-answers.mjs';
import type { Reply } from '../unit/helpers/fake-shop.ts';
import { sentVoice } from '../unit/helpers/lists.ts';

/** Where a paid order leads. */
export const checkoutUrl = 'https://pay.example/session';

const user = {
  id: 'u1',
  email: 'marie@example.com',
  firstName: 'Marie',
  lastName: 'Tremblay',
  phone: '+1 613 555 0100',
  companyName: 'Acme',
  address: { country: 'CA', state: 'ON', city: 'Ottawa', houseNumber: '1', street: 'Bank', postalCode: 'K1A 0B1' },
};

const drafts = [1, 2, 3].map((number) => ({ content: `Draft ${number}` }));

/** The price of an order depends on its content, so that the price of another order is noticed. */
export const priceOf = (body: unknown): number => (JSON.stringify(body).includes('"proofReading":true') ? 113 : 100);

const lists = answersOf({ voices: [sentVoice('v1'), sentVoice('v2')], tracks: [sentTrack('t1')] });

/** Call → the shop's normal answers, besides its lists. */
const answers: readonly (readonly [RegExp, (body: unknown) => unknown])[] = [
  [/^GET \/company\/branding/u, () => ({ logoUrl: null, name: 'Acme', permittedVoiceIds: null })],
  [/^GET \/site-settings/u, () => ({ idempotencyKey: true })],
  [/^(?:GET|PATCH) \/user/u, () => user],
  [/^POST \/order\/calculate/u, (body) => ({ subtotal: priceOf(body), total: priceOf(body) })],
  [/payment$/u, () => ({ paymentGatewayInfo: { sessionId: 's1', url: checkoutUrl } })],
  [/^POST \/openrouter/u, () => ({ prompts: drafts, sessionId: 's1' })],
];

export function goodAnswer(line: string, body: unknown): Reply {
  const [, answer] = answers.find(([pattern]) => pattern.test(line)) ?? [];
  if (answer !== undefined) return { body: answer(body) };
  return line in lists ? { body: lists[line] } : { status: 404 };
}
