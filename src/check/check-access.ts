import { error, ok, warning, type Finding } from './finding.ts';
import { partnerOrigin, type Offers, type ShopUnderCheck } from './shop-under-check.ts';

const isAllowed = (response: Response): boolean =>
  ['*', partnerOrigin].includes(response.headers.get('access-control-allow-origin') ?? '');

const listOf = (text: string | null): readonly string[] =>
  (text ?? '').split(',').map((part) => part.trim().toLowerCase());

interface Call {
  readonly path: string;
  readonly method: 'POST' | 'PATCH';
  readonly headers: readonly string[];
}

/** The calls that browsers ask leave for, and the headers that they will carry. */
const callsOf = ({ accounts, idempotencyKey }: Offers): readonly Call[] => [
  { path: 'order/calculate-guest', method: 'POST', headers: ['content-type'] },
  { path: 'order/guest', method: 'POST', headers: ['content-type', ...(idempotencyKey ? ['idempotency-key'] : [])] },
  ...(accounts ? callsOfBuyers : []),
];
const callsOfBuyers: readonly Call[] = [
  { path: 'order', method: 'POST', headers: ['content-type', 'authorization'] },
  { path: 'user/1', method: 'PATCH', headers: ['content-type', 'authorization'] },
];

async function checkLeave(shop: ShopUnderCheck, { path, method, headers }: Call): Promise<Finding> {
  const check = 'other sites';
  const response = await shop.ask(path, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': method, 'access-control-request-headers': headers.join() },
  });
  const allowed = listOf(response.headers.get('access-control-allow-headers'));
  const missing = allowed.includes('*') ? [] : headers.filter((header) => !allowed.includes(header));
  const methods = listOf(response.headers.get('access-control-allow-methods'));
  const problem = response.ok ? 'has no `access-control-allow-origin: *`' : `is ${response.status}`;
  if (!response.ok || !isAllowed(response)) {
    return error(check, `Browsers get no leave to ${method} /${path}: the answer to OPTIONS /${path} ${problem}.`);
  }
  if (missing.length > 0) {
    return error(check, `${method} /${path} may not carry ${missing.join(' and ')} (access-control-allow-headers).`);
  }
  const isMethod = methods.includes('*') || methods.includes(method.toLowerCase()) || method === 'POST';
  return isMethod
    ? ok(check, `${method} /${path} may be called.`)
    : error(check, `${method} is not allowed for /${path} (access-control-allow-methods).`);
}

/** Whether browsers on other sites may read answers, of lists and of refusals. */
async function checkReading(shop: ShopUnderCheck): Promise<readonly Finding[]> {
  const paths = ['voice', 'soundtrack', 'service', 'discount/no-such-code'];
  const answers = await Promise.all(paths.map(async (path) => ({ path, response: await shop.ask(path) })));
  return answers.map(({ path, response }) =>
    isAllowed(response)
      ? ok('other sites', `/${path} can be read.`)
      : error(
          'other sites',
          `The answer of /${path} has no \`access-control-allow-origin: *\`: other sites can’t read it.`,
        ),
  );
}

/** Headers that keep answers from being misused or kept. */
async function checkHeaders(shop: ShopUnderCheck): Promise<readonly Finding[]> {
  const check = 'headers';
  const { headers } = await shop.ask('service');
  const price = await shop.post('order/calculate-guest', {});
  const isKept = !/no-store|no-cache|private/u.test(price.headers.get('cache-control') ?? '');
  const findings = [
    ...(headers.get('x-content-type-options') === 'nosniff'
      ? []
      : [warning(check, '`x-content-type-options: nosniff` is missing.')]),
    ...(listOf(headers.get('access-control-expose-headers')).some((name) => ['*', 'retry-after'].includes(name))
      ? []
      : [
          warning(
            check,
            'Other sites can’t read how long to wait: `access-control-expose-headers: retry-after` is missing.',
          ),
        ]),
    ...(headers.has('set-cookie')
      ? [warning(check, 'Lists set a cookie: partners’ pages promise that there is none.')]
      : []),
    ...(isKept
      ? [warning(check, 'Prices may be kept by caches on the way: `cache-control: no-store` is missing.')]
      : []),
    ...(shop.api.startsWith('https:') || /^http:\/\/(localhost|127\.)/u.test(shop.api)
      ? []
      : [error(check, 'The API is not on https: pages on https can’t call it.')]),
  ];
  return findings.length > 0 ? findings : [ok(check, 'They are as they should be.')];
}

/** Whether partners' pages can use the API. */
export async function checkAccess(shop: ShopUnderCheck, offers: Offers): Promise<readonly Finding[]> {
  const leaves: Finding[] = [];
  for (const call of callsOf(offers)) leaves.push(await checkLeave(shop, call));
  return [...(await checkReading(shop)), ...leaves, ...(await checkHeaders(shop))];
}
