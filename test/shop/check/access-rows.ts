import { answer, both, headers, instead, withHeaders, type Breaking, type Row } from './breaking.ts';

const origin = 'access-control-allow-origin';
const allowed = 'access-control-allow-headers';
const without = (call: RegExp): Breaking => headers(call, { [origin]: null });

/** A shop in which buyers have accounts. */
const accounts = instead(/\/(?:user\/1|order|order\/calculate|create-payment)$/u, (request, shop) =>
  request.method === 'OPTIONS' ? shop(request) : answer(401, { message: 'Log in.' }),
);

const unreadable: readonly (readonly [string, RegExp])[] = [
  ['voices', /^GET .*\/voice$/u],
  ['site settings', /site-settings$/u],
  ['a partner that is not there', /branding\//u],
  ['a discount that is not there', /discount\//u],
  ['a paid token that is not there', /order\/paid\//u],
  ['prices', /^POST .*calculate-guest$/u],
  ['orders', /^POST .*order\/guest$/u],
  ['payments', /^POST .*create-guest-payment$/u],
];

export const accessRows: readonly Row[] = [
  ...unreadable.map(([what, call]): Row => ({
    name: `${what} that other sites can’t read`,
    breaking: without(call),
    code: 'no-access',
    level: 'error',
  })),
  {
    name: 'refused orders that other sites can’t read',
    breaking: instead(/^POST .*order\/guest$/u, async (request, shop) => {
      const made = await shop(request);
      return made.ok ? made : withHeaders(made, { [origin]: null });
    }),
    code: 'no-access',
    level: 'error',
  },
  {
    name: 'answers for one partner only',
    breaking: headers(/./u, { [origin]: 'https://partner.example' }),
    code: 'no-access',
    level: 'error',
  },
  {
    name: 'the caller’s origin repeated for caches',
    breaking: instead(/^GET .*\/voice$/u, async (request, shop) =>
      withHeaders(await shop(request), { [origin]: request.headers.get('origin') }),
    ),
    code: 'access-cached',
    level: 'warning',
  },
  ...['calculate-guest', 'order/guest', 'create-guest-payment'].map((path): Row => ({
    name: `no OPTIONS for ${path}`,
    breaking: instead(new RegExp(`^OPTIONS .*${path}$`, 'u'), () => answer(405, { message: 'No.' })),
    code: 'preflight-refused',
    level: 'error',
  })),
  {
    name: 'OPTIONS without an origin',
    breaking: without(/^OPTIONS .*calculate-guest$/u),
    code: 'preflight-origin',
    level: 'error',
  },
  {
    name: 'OPTIONS without the key',
    breaking: headers(/^OPTIONS .*order\/guest$/u, { [allowed]: 'content-type' }),
    code: 'preflight-headers',
    level: 'error',
  },
  {
    name: 'OPTIONS without the type of the body',
    breaking: headers(/^OPTIONS .*calculate-guest$/u, { [allowed]: null }),
    code: 'preflight-headers',
    level: 'error',
  },
  { name: 'accounts without PATCH', breaking: accounts, code: 'preflight-method', level: 'error' },
  {
    name: 'accounts with a star for tokens',
    breaking: both(headers(/^OPTIONS/u, { [allowed]: '*', 'access-control-allow-methods': '*' }), accounts),
    code: 'preflight-headers',
    level: 'error',
  },
  {
    name: 'lists that are elsewhere',
    breaking: instead(/^GET .*\/voice$/u, () => withHeaders(answer(301, {}), { location: '/api/voices' })),
    code: 'no-list',
    level: 'error',
  },
  {
    name: 'lists that take a detour',
    breaking: instead(/^GET .*\/voice$/u, (request, shop) =>
      request.url.includes('filter') ? withHeaders(answer(308, {}), { location: '/api/voice' }) : shop(request),
    ),
    code: 'detour',
    level: 'warning',
  },
  {
    name: 'prices that are elsewhere',
    breaking: instead(/^POST .*calculate-guest$/u, () =>
      withHeaders(answer(301, {}), { location: 'https://www.shop.example/api/order/calculate-guest' }),
    ),
    code: 'redirect',
    level: 'error',
  },
  {
    name: 'a script without access',
    breaking: without(/voice-order-form\.js$/u),
    code: 'script-access',
    level: 'error',
  },
  { name: 'a language without access', breaking: without(/-fr-.*json$/u), code: 'script-access', level: 'warning' },
  {
    name: 'a cookie with a price',
    breaking: headers(/^POST .*calculate-guest$/u, { 'set-cookie': 'a=b' }),
    code: 'cookie',
    level: 'warning',
  },
  {
    name: 'waits that other sites can’t read',
    breaking: headers(/\/service$/u, { 'access-control-expose-headers': null }),
    code: 'retry-after-hidden',
    level: 'warning',
  },
  {
    name: 'types that are guessed',
    breaking: headers(/\/service$/u, { 'x-content-type-options': null }),
    code: 'no-nosniff',
    level: 'warning',
  },
  {
    name: 'prices that caches keep',
    breaking: headers(/calculate-guest$/u, { 'cache-control': 'max-age=60' }),
    code: 'cacheable',
    level: 'warning',
  },
];
