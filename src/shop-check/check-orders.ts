import { noAddress } from '../domain/buyer/address.ts';
import { isPriceCode, priceCodes } from '../domain/checkout/prices.ts';
import { limits } from '../domain/common/limits.ts';
import { serviceRules, type ServiceType } from '../domain/order/service-types.ts';
import { pricedCurrencies, serviceOfType } from '../domain/order/shop-service.ts';
import type { Subject } from './check-catalogue.ts';
import { error, reasonOf, warning, type Finding } from './result.ts';
import { example, isSameAmount, place, prepare, wordsOf, type Change, type Price } from './sample.ts';

/** An order that the form can send. */
interface Sample {
  /** The code if it is refused. */
  readonly code: string;
  readonly what: string;
  readonly type?: ServiceType;
  readonly change?: Change;
  /** Fields of the order that its price does not depend on; null if the form does not place it like this. */
  readonly sent?: object | null;
}

const abroad = { ...example.address, country: 'US', state: 'NY', postalCode: '10005' };

const longest = (length: number): string => 'Hi! '.repeat(length / 4);

/** What orders can contain in any shop. */
const samples: readonly Sample[] = [
  { code: 'address-required', what: 'no address yet', change: { address: noAddress }, sent: null },
  { code: 'text-required', what: 'no text yet', change: { items: [{ content: '' }] }, sent: null },
  { code: 'discount-refused', what: 'an ended discount', change: { discountCodeOrId: 'no-such-code-7f3a' } },
  { code: 'partner-refused', what: 'an unknown partner', change: { referralCode: 'no-such-partner-7f3a' } },
  { code: 'style-refused', what: 'a long style', change: { items: [{ style: 'Warm and calm. '.repeat(130).trim() }] } },
  { code: 'characters-refused', what: 'quotes and emoji', change: { items: [{ content: 'Zoë’s “Café” – 你好 🙂' }] } },
  { code: 'text-refused', what: 'a long text', change: { items: [{ content: longest(limits.maxMessageLength) }] } },
  { code: 'comments-refused', what: 'long comments', sent: { comments: longest(limits.maxCommentLength) } },
  {
    code: 'options-refused',
    what: 'options',
    change: { options: { ...example.options, proofReading: true, rush: true } },
  },
  { code: 'reference-refused', what: 'the page’s own id', sent: { reference: 'check 7f3a' } },
  { code: 'country-refused', what: 'an address abroad', change: { address: abroad } },
];

function* samplesOf({ services, types, tracks, settings }: Subject): Generator<Sample> {
  for (const type of types) {
    for (const currency of pricedCurrencies(serviceOfType(services, type)))
      yield { code: 'order-refused', what: `${type} in ${currency}`, type, change: { currency } };
  }
  yield* samples;
  const { maxMessages, hasMusic } = serviceRules[types[0] ?? 'moh'];
  const items = Array.from({ length: maxMessages }, () => ({ content: wordsOf(150) }));
  yield { code: 'messages-refused', what: `${maxMessages} messages`, change: { items } };
  const named = [{ name: 'Après-midi: été & hiver' }];
  if (settings.messageNames) yield { code: 'names-refused', what: 'a named message', change: { items: named } };
  const track = tracks.find(({ url }) => url !== null);
  if (!hasMusic || track === undefined) return;
  const selectedMusicOptions = { musicBetweenMessages: 30, comments: '' };
  yield { code: 'music-refused', what: 'music', change: { selectedMusic: [track.id], selectedMusicOptions } };
}

const isRounded = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** What is wrong with a price, whatever the order contains. */
function* priceProblems({ subtotal, discount, tax, total, lines }: Price, isTaxed: boolean): Generator<Finding> {
  const amounts = [subtotal, discount, tax, total, ...(lines ?? []).map(({ amount }) => amount)];
  if (subtotal <= 0 || Math.min(...amounts) < 0) yield error('price-sign', 'This price is impossible.');
  if (!amounts.every(isRounded)) yield error('price-unrounded', 'Amounts are not rounded to cents.');
  if (!isSameAmount(subtotal - discount + tax, total)) yield error('price-sum', 'The sums don’t add up.');
  if (!isTaxed && tax !== 0) yield error('tax-without-address', 'Charge no tax before there is an address.');
  if (lines === null) return;
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  if (!isSameAmount(sum, subtotal)) yield error('lines-sum', 'The lines don’t add up to the subtotal.');
  for (const { code, label, quantity, unit, amount } of lines) {
    if (!isSameAmount(quantity * unit, amount))
      yield error('line-amount', `In ${code}, quantity × unit is not the amount.`);
    if (isPriceCode(code) || label?.trim()) continue;
    yield warning('line-unknown', `The form can’t name ${code}. Add a \`label\`, or use ${priceCodes.join(', ')}.`);
  }
}

/** Requests the price of a sample, and places it if that was asked for. */
async function* sampleProblems(subject: Subject, { code, what, type, change, sent }: Sample): AsyncGenerator<Finding> {
  const refused = code === 'country-refused' ? warning : error;
  try {
    const { price, order } = await prepare(subject, type, change);
    for (const finding of priceProblems(price, change?.['address'] !== noAddress)) yield { ...finding, place: what };
    if (!subject.withOrders || sent === null) return;
    const { id, total, reason } = await place(subject, { ...order, ...sent });
    if (id === null && !reason.includes('discount-over')) yield refused(code, `It is refused: ${reason}.`, what);
    if (total === null || isSameAmount(total, price.total)) return;
    yield error('order-total', 'The order’s total is not its price. Charge what was shown, or answer 409.', what);
  } catch (cause) {
    yield refused(code, `It has no price: ${reasonOf(cause)}.`, what);
  }
}

/** Whether everything can be ordered that the form offers, at a right price. */
export async function* checkOrders(subject: Subject): AsyncGenerator<Finding> {
  for (const sample of samplesOf(subject)) yield* sampleProblems(subject, sample);
}
