import { answer, both, error, headers, instead, warning, withHeaders, type Breaking, type Row } from './breaking.ts';

const origin = 'access-control-allow-origin';
const allowed = 'access-control-allow-headers';
const without = (call: RegExp): Breaking => headers(call, { [origin]: null });

/** A shop in which buyers have accounts. */
const accounts = instead(/\/(?:user\/1|order|order\/calculate|create-payment)$/u, (request, shop) =>
  request.method === 'OPTIONS' ? shop(request) : answer(401, { message: 'Log in.' }),
);

const voices = /^GET .*\/voice$/u;

export const accessRows: readonly Row[] = [
  error('voices that other sites can’t read', 'no-access', without(voices)),
  error('unknown partners that other sites can’t read', 'no-access', without(/branding\//u)),
  error('prices that other sites can’t read', 'no-access', without(/^POST .*calculate-guest$/u)),
  error(
    'refused orders that other sites can’t read',
    'no-access',
    instead(/^POST .*order\/guest$/u, async (request, shop) => {
      const made = await shop(request);
      return made.ok ? made : withHeaders(made, { [origin]: null });
    }),
  ),
  error('answers for one partner only', 'no-access', headers(/./u, { [origin]: 'https://partner.example' })),
  warning(
    'the caller’s origin repeated for caches',
    'access-cached',
    instead(voices, async (request, shop) =>
      withHeaders(await shop(request), { [origin]: request.headers.get('origin') }),
    ),
  ),
  error(
    'no OPTIONS for payments',
    'preflight-refused',
    instead(/^OPTIONS .*create-guest-payment$/u, () => answer(405, { message: 'No.' })),
  ),
  error('OPTIONS without an origin', 'preflight-origin', without(/^OPTIONS .*calculate-guest$/u)),
  error(
    'OPTIONS without the key',
    'preflight-headers',
    headers(/^OPTIONS .*order\/guest$/u, { [allowed]: 'content-type' }),
  ),
  error(
    'OPTIONS without the type of the body',
    'preflight-headers',
    headers(/^OPTIONS .*calculate-guest$/u, { [allowed]: null }),
  ),
  error('accounts without PATCH', 'preflight-method', accounts),
  error(
    'accounts with a star for tokens',
    'preflight-headers',
    both(headers(/^OPTIONS/u, { [allowed]: '*', 'access-control-allow-methods': '*' }), accounts),
  ),
  error(
    'lists that are elsewhere',
    'no-list',
    instead(voices, () => withHeaders(answer(301, {}), { location: '/api/voices' })),
  ),
  warning(
    'lists that take a detour',
    'detour',
    instead(voices, (request, shop) =>
      request.url.includes('filter') ? withHeaders(answer(308, {}), { location: '/api/voice' }) : shop(request),
    ),
  ),
  error(
    'prices that are elsewhere',
    'redirect',
    instead(/^POST .*calculate-guest$/u, () =>
      withHeaders(answer(301, {}), { location: 'https://www.shop.example/api/order/calculate-guest' }),
    ),
  ),
  error('a script without access', 'script-access', without(/voice-order-form\.js$/u)),
  warning('a language without access', 'script-access', without(/-fr-.*json$/u)),
  warning('a cookie with a price', 'cookie', headers(/^POST .*calculate-guest$/u, { 'set-cookie': 'a=b' })),
  warning(
    'waits that other sites can’t read',
    'retry-after-hidden',
    headers(/\/service$/u, { 'access-control-expose-headers': null }),
  ),
  warning('types that are guessed', 'no-nosniff', headers(/\/service$/u, { 'x-content-type-options': null })),
  warning('prices that caches keep', 'cacheable', headers(/calculate-guest$/u, { 'cache-control': 'max-age=60' })),
];
