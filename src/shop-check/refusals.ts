import * as v from 'valibot';
import { error, ok, orElse, problem, reasonOf, type CheckResult } from './check-result.ts';
import { keyHeader } from './place-sample.ts';
import { smallest, type Samples } from './sample-order.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

const check = 'refusals';

const refusal = v.object({ message: v.union([v.string(), v.array(v.string())]) });

/** Describes what is wrong with a refusal, or null. It must have a 4xx status and a readable message. */
async function misfitOf(response: Response, statuses: readonly number[]): Promise<string | null> {
  const text = await response.text();
  if (!statuses.includes(response.status)) return `${response.status} instead of ${statuses.join(' or ')}`;
  try {
    return v.is(refusal, JSON.parse(text)) ? null : 'no `message`';
  } catch {
    return 'a body that is not JSON. Answer `{ "message": "…" }`';
  }
}

interface Case {
  readonly code: string;
  readonly what: string;
  readonly statuses: readonly number[];
  readonly call: (shop: ShopUnderCheck, samples: Samples) => Promise<Response>;
  /** By default, `error`: the form makes such calls, and would show buyers something wrong. */
  readonly level?: 'warning';
}

const refused = [400, 413, 415, 422];
const price = 'order/calculate-guest';
const payment = { paymentGateway: 'stripe', paymentMethod: 'card' };

/** Calls of the form that should be refused. */
const formCases: readonly Case[] = [
  {
    code: 'unknown-discount',
    what: 'an unknown discount',
    statuses: [404],
    call: ({ ask }) => ask('discount/no-such-code-7f3a'),
  },
  {
    code: 'unknown-partner',
    what: 'an unknown partner',
    statuses: [404],
    call: ({ ask }) => ask('company/branding/no-such-partner-7f3a'),
    level: 'warning',
  },
  {
    code: 'unknown-paid-token',
    what: 'an unknown payment token',
    statuses: [404],
    call: ({ ask }) => ask('order/paid/no-such-token-7f3a'),
  },
  {
    code: 'unknown-status-token',
    what: 'an unknown payment status token',
    statuses: [404],
    call: ({ ask }) => ask('order/status/no-such-token-7f3a'),
  },
  {
    code: 'unknown-order',
    what: 'the payment of an unknown order',
    statuses: [400, 404, 422],
    call: ({ post }) => post('order/no-such-order-7f3a/create-guest-payment', payment),
  },
  {
    code: 'drafting',
    what: 'a drafting request without a company (404 if there is no drafting)',
    statuses: [...refused, 404, 429],
    call: ({ post }) => post('openrouter/generate-prompts', { companyName: '', promptCount: 0 }),
    level: 'warning',
  },
  {
    code: 'order-shape',
    what: 'a malformed order',
    statuses: refused,
    call: ({ post }, samples) => post('order/guest', { items: 'none' }, keyHeader(samples)),
  },
  {
    code: 'no-message',
    what: 'an order without a message',
    statuses: refused,
    call: ({ post }, samples) => post('order/guest', { ...smallest(samples), items: [] }, keyHeader(samples)),
  },
];

/** Calls that the form never makes. */
const hostileCases: readonly Case[] = [
  {
    code: 'unknown-address',
    what: 'an unknown address',
    statuses: [404],
    call: ({ probe }) => probe.ask('no-such-thing'),
    level: 'warning',
  },
  {
    code: 'half-body',
    what: 'a truncated body',
    statuses: refused,
    call: ({ probe }) => probe.post(price, '{"items":'),
    level: 'warning',
  },
  {
    code: 'long-body',
    what: 'a text of two million characters',
    statuses: refused,
    call: ({ probe }, samples) => probe.post(price, { ...smallest(samples), comments: 'a'.repeat(2_000_000) }),
    level: 'warning',
  },
  {
    code: 'deep-body',
    what: 'a body nested ten thousand times',
    statuses: refused,
    call: ({ probe }) => probe.post(price, `{"items":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
    level: 'warning',
  },
  {
    code: 'path-in-id',
    what: 'an id with a path in it',
    statuses: [400, 404],
    call: ({ probe }) => probe.ask('discount/..%2F..%2Fetc%2Fpasswd%00'),
    level: 'warning',
  },
];

/** Checks how the shop refuses unknown ids and malformed requests. */
export async function checkRefusals(shop: ShopUnderCheck, samples: Samples): Promise<readonly CheckResult[]> {
  const problems: CheckResult[] = [];
  for (const { code, what, statuses, call, level = 'error' } of [...formCases, ...hostileCases]) {
    try {
      const misfit = await misfitOf(await call(shop, samples), statuses);
      if (misfit !== null) problems.push(problem(level)(check, code, `The answer to ${what}: ${misfit}.`));
    } catch (cause) {
      problems.push(error(check, code, `No answer to ${what}: ${reasonOf(cause)}.`));
    }
  }
  return orElse(problems, ok(check, 'Unknown ids and malformed requests are refused with a message.'));
}
