import {
  answer,
  answering,
  both,
  headers,
  instead,
  json,
  paging,
  rewritten,
  withHeaders,
  withTrack,
} from './breaking.ts';
import type { Body, Breaking, Row } from './breaking.ts';

const origin = 'access-control-allow-origin';
const allowed = 'access-control-allow-headers';
const voices = /^GET .*\/voice$/u;
const price = /^POST .*calculate-guest$/u;
const preflight = /^OPTIONS .*calculate-guest$/u;
const services = /\/service$/u;
const script = /voice-order-form\.js$/u;
const closed = (call: RegExp): Breaking => headers(call, { [origin]: null });
const voice = (change: Body): Breaking => json(voices, 'gender', () => change);
const redirect = (location: string): Response => withHeaders(answer(308, {}), { location });

/** Requires a token for the calls of logged-in buyers. */
const accounts = instead(/\/(?:user\/1|order|order\/calculate|create-payment)$/u, (request, shop) =>
  request.method === 'OPTIONS' ? shop(request) : answer(401, { message: 'Log in.' }),
);
const star = { [allowed]: '*', 'access-control-allow-methods': '*' };

const callersOrigin = instead(voices, async (request, shop) =>
  withHeaders(await shop(request), { [origin]: request.headers.get('origin') }),
);
const filterMoved = instead(voices, (request, shop) =>
  request.url.includes('filter') ? redirect('/api/voice') : shop(request),
);
const halfBodyFails = instead(price, async (request, shop) =>
  (await request.clone().text()).endsWith(':') ? answer(500, { message: 'No.' }) : shop(request),
);

/** Mistakes in calls, answers and headers. */
const callRows: readonly Row[] = [
  ['voices that other sites can’t read', 'error no-access', closed(voices)],
  ['refusals that other sites can’t read', 'error no-access', closed(/branding\//u)],
  ['answers for one partner only', 'error no-access', headers(/./u, { [origin]: 'https://partner.example' })],
  ['the caller’s origin without Vary', 'warning access-cached', callersOrigin],
  ['no OPTIONS for payments', 'error preflight-refused', answering(/^OPTIONS .*create-guest-payment$/u, 405, {})],
  ['OPTIONS without an origin', 'error preflight-origin', closed(preflight)],
  ['OPTIONS without content-type', 'error preflight-headers', headers(preflight, { [allowed]: null })],
  ['accounts without PATCH', 'error preflight-method', accounts],
  ['accounts with a star for tokens', 'error preflight-headers', both(headers(/^OPTIONS/u, star), accounts)],
  ['accounts that accept any token', 'error token-trusted', answering(/\/user\/1$/u, 200, {})],
  ['lists that have moved', 'error not-loaded', instead(voices, () => redirect('/api/voices'))],
  ['filtered lists that have moved', 'warning detour', filterMoved],
  ['prices that have moved', 'error redirect', instead(price, () => redirect('/elsewhere'))],
  ['a page instead of JSON', 'error not-json', paging(/^POST .*generate-prompts$/u, 500)],
  ['any discount code', 'error unknown-discount', answering(/discount\//u, 200, { id: 'a', type: 'fixed', value: 5 })],
  ['payment of any order', 'error unknown-order', answering(/no-such.*create-guest/u, 200, {})],
  ['a page for unknown addresses', 'warning unknown-address', paging(/no-such-thing-7f3a$/u, 404)],
  ['a failure on malformed JSON', 'warning half-body', halfBodyFails],
  ['a cookie with a price', 'warning cookie', headers(price, { 'set-cookie': 'a=b' })],
  ['a hidden retry-after', 'warning retry-after-hidden', headers(services, { 'access-control-expose-headers': null })],
  ['prices that caches store', 'warning cacheable', headers(price, { 'cache-control': 'max-age=60' })],
  [
    'names in another charset',
    'warning not-utf-8',
    rewritten(voices, (text) => Buffer.from(text.replace('Emma', 'Zoë'), 'latin1')),
  ],
  ['a voice without a name', 'warning answer-shape', voice({ name: undefined })],
  ['lines of another shape', 'warning answer-shape', json(price, 'subtotal', () => ({ lines: 'none' }))],
];

/** Mistakes in the lists, the settings and the files. */
const catalogueRows: readonly Row[] = [
  ['voices of another shape', 'error no-voice', answering(voices, 200, { voices: [] })],
  ['services by other names', 'error no-service', answering(services, 200, [[{ id: 'a', title: 'b' }], 1])],
  [
    'one service fewer',
    'warning service-missing',
    json(services, 'config', ({ id }) => (id === 'moh' ? {} : { id: 'other', title: '' })),
  ],
  ['missing settings', 'warning not-loaded', answering(/site-settings$/u, 404, { message: 'No.' })],
  ['missing portraits', 'warning file-missing', voice({ image: '/no-such.png' })],
  ['samples that are pages', 'warning file-type', voice({ preview: '/terms' })],
  ['samples on http', 'warning file-http', voice({ preview: 'http://shop.example/terms' })],
  ['missing tracks', 'warning file-missing', withTrack],
  ['missing terms', 'warning file-missing', paging(/\/terms$/u, 404)],
  ['a script without access', 'error script-access', closed(script)],
  ['a language without access', 'warning script-access', closed(/-fr-.*json$/u)],
  ['a script of another type', 'error script-type', headers(script, { 'content-type': 'text/plain' })],
  ['a script that was changed', 'error script-changed', rewritten(/1\.0\.0-00000000\.js$/u, (text) => `${text} `)],
  ['no folder of the major version', 'warning script-missing', paging(/\/v1\//u, 404)],
  ['a missing desk', 'warning script-missing', paging(/-desk-/u, 404)],
];

export const accessRows: readonly Row[] = [...callRows, ...catalogueRows];
