import { bearer } from '../api/client.ts';
import { error, ok, orElse, type CheckResult } from './check-result.ts';
import { smallest, type Samples } from './sample-order.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

const check = 'accounts';

const noToken = { 'content-type': 'application/json', ...bearer('no-such-token-7f3a') };

/** The calls for a logged-in buyer, made with a made-up token. */
const calls: readonly (readonly [string, 'GET' | 'POST' | 'PATCH'])[] = [
  ['user/1', 'GET'],
  ['user/1', 'PATCH'],
  ['order/calculate', 'POST'],
  ['order', 'POST'],
  ['order/1/create-payment', 'POST'],
];

/** Checks whether buyers can have accounts, and that no call accepts a made-up token. */
export async function checkAccounts(shop: ShopUnderCheck, samples: Samples): Promise<readonly CheckResult[]> {
  const { status } = await shop.ask('user/1');
  if (status === 404) return [ok(check, 'None (/user/1 is 404): all buyers are guests.')];
  const body = JSON.stringify(smallest(samples));
  const problems: CheckResult[] = [];
  if (status !== 401) {
    const says = `/user/1 without a token answers ${status} instead of 401: the form asks for a new token only then.`;
    problems.push(error(check, 'no-401', says));
  }
  for (const [path, method] of calls) {
    const answer = await shop.ask(path, { method, headers: noToken, ...(method !== 'GET' && { body }) });
    if (answer.ok) {
      const says = `${method} /${path} accepts a made-up token. Answer 401 to tokens that you did not issue.`;
      problems.push(error(check, 'token-trusted', says));
    }
  }
  return orElse(problems, ok(check, 'Available.'));
}
