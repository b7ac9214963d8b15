import { answer, answering, asked, both, headers, instead, json, page, paging, refusals, refused } from './breaking.ts';
import { withHeaders, type Body, type Breaking, type Row } from './breaking.ts';

const origin = 'access-control-allow-origin';
const allowed = 'access-control-allow-headers';
const voices = /^GET .*\/voice$/u;
const price = /^POST .*calculate-guest$/u;
const order = /^POST .*order\/guest$/u;
const closed = (call: RegExp): Breaking => headers(call, { [origin]: null });
const settings = (changes: Body): Breaking => json(/site-settings$/u, 'idempotencyKey', () => changes);
const prices = (change: (body: Body) => Body): Breaking => json(price, 'subtotal', change);
const lines = (change: Body): Breaking => json(price, 'quantity', () => change);
const rates = (change: Body): Breaking => json(/\/service$/u, 'fixed', () => change);
const voice = (change: Body): Breaking => json(voices, 'gender', () => change);
const turnaround = { standardDays: 5, rushDays: 2, closedDays: [], timeZone: 'America/Toronto', cutOff: '15:00' };
const times = (factor: number, value: unknown): number => Number(value) * factor;
const track = {
  id: 'calm',
  title: 'Calm',
  categories: ['acoustic'],
  file: { host: 'shop.example', path: '', file: 'a' },
};

/** A shop in which buyers have accounts. */
const accounts = instead(/\/(?:user\/1|order|order\/calculate|create-payment)$/u, (request, shop) =>
  request.method === 'OPTIONS' ? shop(request) : answer(401, { message: 'Log in.' }),
);

/** Rows that are found as errors without an order. */
export const errors: readonly Row[] = [
  ['voices that other sites can’t read', 'no-access', closed(voices)],
  ['unknown partners that other sites can’t read', 'no-access', closed(/branding\//u)],
  ['prices that other sites can’t read', 'no-access', closed(price)],
  [
    'refused orders that other sites can’t read',
    'no-access',
    refusals(order, (one) => withHeaders(one, { [origin]: null })),
  ],
  ['answers for one partner only', 'no-access', headers(/./u, { [origin]: 'https://partner.example' })],
  ['no OPTIONS for payments', 'preflight-refused', answering(/^OPTIONS .*create-guest-payment$/u, 405, {})],
  ['OPTIONS without an origin', 'preflight-origin', closed(/^OPTIONS .*calculate-guest$/u)],
  [
    'OPTIONS without the type of the body',
    'preflight-headers',
    headers(/^OPTIONS .*calculate-guest$/u, { [allowed]: null }),
  ],
  ['accounts without PATCH', 'preflight-method', accounts],
  [
    'accounts with a star for tokens',
    'preflight-headers',
    both(headers(/^OPTIONS/u, { [allowed]: '*', 'access-control-allow-methods': '*' }), accounts),
  ],
  [
    'lists that are elsewhere',
    'not-loaded',
    instead(voices, () => withHeaders(answer(301, {}), { location: '/api/voices' })),
  ],
  [
    'prices that are elsewhere',
    'redirect',
    instead(price, () => withHeaders(answer(301, {}), { location: '/elsewhere' })),
  ],
  ['a script without access', 'script-access', closed(/voice-order-form\.js$/u)],
  ['an error page for drafting', 'not-json', paging(/^POST .*generate-prompts$/u, 500)],
  ['an error page for payments', 'not-json', paging(/^POST .*create-guest-payment$/u, 500)],
  ['a page for an unknown discount', 'not-json', paging(/discount\/no/u, 404)],
  ['refused orders as pages', 'not-json', refusals(order, ({ status }) => page(status))],
  ['paid tokens that fail', 'unknown-paid-token', answering(/order\/paid\//u, 500, { message: 'No.' })],
  ['any discount', 'unknown-discount', answering(/discount\//u, 200, { id: 'a', type: 'fixed', value: 5 })],
  ['payment of any order', 'unknown-order', answering(/no-such.*create-guest/u, 200, {})],
  ['no voices', 'no-voice', answering(voices, 200, [[], 0])],
  ['voices of another shape', 'no-voice', answering(voices, 200, { voices: [] })],
  ['services by other names', 'no-service', answering(/\/service$/u, 200, [[{ id: 'a', title: 'b' }], 1])],
  ['a script of another type', 'script-type', headers(/voice-order-form\.js$/u, { 'content-type': 'text/plain' })],
  [
    'a script that was changed',
    'script-changed',
    instead(/1\.0\.0-00000000\.js$/u, async (request, shop) => {
      const made = await shop(request);
      return new Response(`${await made.text()} `, made);
    }),
  ],
  ['an empty address refused', 'address-required', refused(price, /"country":""/u)],
  ['empty texts refused', 'text-required', refused(price, /"content":""/u)],
  ['unknown partners refused in prices', 'partner-refused', refused(price, /"referralCode":"/u)],
  ['the first service alone priced', 'order-refused', refused(price, /"serviceId":"(?!moh)/u)],
  ['proof reading that has no price', 'options-refused', refused(price, /"proofReading":true/u)],
  ['prices without a total', 'order-refused', prices(() => ({ total: undefined }))],
  [
    'prices in cents',
    'rate-differs',
    prices(({ subtotal, tax, total }) => ({
      subtotal: times(100, subtotal),
      tax: times(100, tax),
      total: times(100, total),
      lines: null,
    })),
  ],
  [
    'prices that are not rounded',
    'price-unrounded',
    prices(({ total, tax }) => ({ tax: Number(tax) + 0.004, total: Number(total) + 0.004 })),
  ],
  ['sums that are off by a cent', 'price-sum', prices(({ total }) => ({ total: Number(total) + 0.01 }))],
  ['a price of nothing', 'price-sign', prices(() => ({ subtotal: 0, tax: 0, total: 0, lines: [] }))],
  ['lines that don’t make the subtotal', 'lines-sum', lines({ amount: 1 })],
  ['a line that is wrong', 'line-amount', lines({ quantity: 7 })],
  [
    'tax before there is an address',
    'tax-without-address',
    prices(({ tax, subtotal }) => (tax === 0 ? { tax: 15, total: Number(subtotal) + 15 } : {})),
  ],
  ['another rate than is charged', 'rate-differs', rates({ fixed: 1 })],
  ['another rate for words', 'rate-differs', rates({ extraWords: 0.2 })],
  ['another rate for rush production', 'rate-differs', rates({ rushProduction: 40 })],
  [
    'words that are left over from other messages',
    'rate-differs',
    asked(price, ({ items }) =>
      Array.isArray(items) && items.length === 2
        ? { items: items.map((item: Body) => ({ ...item, content: 'word '.repeat(30) })) }
        : {},
    ),
  ],
  [
    'counts in the request in prices',
    'rate-differs',
    asked(price, ({ items }) =>
      Array.isArray(items) ? { items: items.map((item: Body) => ({ ...item, content: countedText(item) })) } : {},
    ),
  ],
  ['rush production that takes too long', 'rush-late', settings({ turnaround: { ...turnaround, rushDays: 4 } })],
  ['rush production that is slower', 'rush-late', settings({ turnaround: { ...turnaround, standardDays: 1 } })],
];

/** A text with as many words as an item says that it has. */
function countedText({ count }: Body): string {
  const [, words = ''] = /"words":(\d+)/u.exec(JSON.stringify(count)) ?? [];
  return 'word '.repeat(Number(words));
}

/** Rows that are found as warnings without an order. */
export const warnings: readonly Row[] = [
  [
    'the caller’s origin repeated for caches',
    'access-cached',
    instead(voices, async (request, shop) =>
      withHeaders(await shop(request), { [origin]: request.headers.get('origin') }),
    ),
  ],
  [
    'lists that take a detour',
    'detour',
    instead(voices, (request, shop) =>
      request.url.includes('filter') ? withHeaders(answer(308, {}), { location: '/api/voice' }) : shop(request),
    ),
  ],
  ['a language without access', 'script-access', closed(/-fr-.*json$/u)],
  ['a cookie with a price', 'cookie', headers(price, { 'set-cookie': 'a=b' })],
  ['hidden waits', 'retry-after-hidden', headers(/\/service$/u, { 'access-control-expose-headers': null })],
  ['types that are guessed', 'no-nosniff', headers(/\/service$/u, { 'x-content-type-options': null })],
  ['prices that caches keep', 'cacheable', headers(price, { 'cache-control': 'max-age=60' })],
  ['an error page for unknown addresses', 'unknown-address', paging(/no-such-thing-7f3a$/u, 404)],
  [
    'a shop that fails at half a body',
    'half-body',
    instead(price, async (request, shop) =>
      (await request.clone().text()).endsWith(':') ? answer(500, { message: 'No.' }) : shop(request),
    ),
  ],
  ['JSON as text', 'json-type', headers(/\/service$/u, { 'content-type': 'text/plain' })],
  [
    'names in another charset',
    'not-utf-8',
    instead(voices, async (request, shop) => {
      const made = await shop(request);
      return new Response(Buffer.from((await made.text()).replace('Emma', 'Zoë'), 'latin1'), made);
    }),
  ],
  ['a voice without a name', 'answer-shape', voice({ name: undefined })],
  ['a voice that is active as a text', 'answer-shape', voice({ isActive: 'true' })],
  ['a service without an id', 'answer-shape', json(/\/service$/u, 'config', () => ({ id: undefined }))],
  [
    'one service fewer',
    'service-missing',
    json(/\/service$/u, 'config', ({ id }) => (id === 'moh' ? {} : { id: 'other', title: '' })),
  ],
  ['settings that are missing', 'not-loaded', answering(/site-settings$/u, 404, { message: 'No.' })],
  ['portraits that are missing', 'file-missing', voice({ image: '/no-such.png' })],
  ['samples that are pages', 'file-type', voice({ preview: '/terms' })],
  ['samples on http', 'file-http', voice({ preview: 'http://shop.example/terms' })],
  ['tracks that are missing', 'file-missing', answering(/\/soundtrack$/u, 200, [[track], 1])],
  ['no terms', 'file-missing', paging(/\/terms$/u, 404)],
  ['no login', 'file-missing', paging(/\/login$/u, 404)],
  ['a folder of the major version that is missing', 'script-missing', paging(/\/v1\//u, 404)],
  ['a desk that is missing', 'script-missing', paging(/-desk-/u, 404)],
  ['a line without a name', 'line-unknown', lines({ code: 'studio' })],
  ['lines of another shape', 'answer-shape', prices(() => ({ lines: 'none' }))],
  ['a rate as a text', 'answer-shape', rates({ fixed: 'CA$120' })],
  ['no rate', 'answer-shape', json(/\/service$/u, 'config', () => ({ rate: undefined }))],
  [
    'a turnaround in no time zone',
    'turnaround-unread',
    settings({ turnaround: { ...turnaround, timeZone: 'Ottawa' } }),
  ],
  ['a flag as a text', 'answer-shape', settings({ idempotencyKey: 'true' })],
  ['no keys', 'no-keys', settings({ idempotencyKey: false })],
];
