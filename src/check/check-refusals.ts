import * as v from 'valibot';
import { error, ok, reasonOf, warning, type Finding } from './finding.ts';
import type { SampleOrder } from './sample-order.ts';
import type { Offers, ShopUnderCheck } from './shop-under-check.ts';

const problem = v.object({ message: v.union([v.string(), v.array(v.string())]) });

/** What is wrong with a refusal, or null: it must be of the caller's making, and say so in the one shape. */
async function misfitOf(response: Response, statuses: readonly number[]): Promise<string | null> {
  const text = await response.text();
  if (!statuses.includes(response.status)) return `${response.status} instead of ${statuses.join(' or ')}`;
  if (!(response.headers.get('content-type') ?? '').includes('json')) return 'a body that is not JSON';
  try {
    return v.is(problem, JSON.parse(text)) ? null : 'no `message`';
  } catch {
    return 'a body that is not JSON';
  }
}

interface Case {
  readonly what: string;
  readonly statuses: readonly number[];
  readonly call: (shop: ShopUnderCheck) => Promise<Response>;
  /** What the element makes of anything else. */
  readonly else: 'error' | 'warning';
}

const refused = [400, 413, 415, 422];

const tokenless: Case = {
  what: 'a user without a token',
  statuses: [401],
  call: ({ ask }) => ask('user/1'),
  else: 'error',
};

const casesWith = ({ calculation }: SampleOrder, { accounts }: Offers): readonly Case[] => [
  { what: 'an unknown discount', statuses: [404], call: ({ ask }) => ask('discount/no-such-code-7f3a'), else: 'error' },
  {
    what: 'an unknown partner',
    statuses: [404],
    call: ({ ask }) => ask('company/branding/no-such-partner-7f3a'),
    else: 'warning',
  },
  { what: 'an unknown address', statuses: [404], call: ({ ask }) => ask('no-such-thing'), else: 'warning' },
  ...(accounts ? [tokenless] : []),
  {
    what: 'half a body',
    statuses: refused,
    call: ({ post }) => post('order/calculate-guest', '{"items":'),
    else: 'warning',
  },
  {
    what: 'a body of another shape',
    statuses: refused,
    call: ({ post }) => post('order/guest', { items: 'none' }),
    else: 'error',
  },
  {
    what: 'an order without a message',
    statuses: refused,
    call: ({ post }) => post('order/guest', { ...calculation, items: [] }),
    else: 'error',
  },
  {
    what: 'a text of two million characters',
    statuses: refused,
    call: ({ post }) => post('order/calculate-guest', { ...calculation, comments: 'a'.repeat(2_000_000) }),
    else: 'warning',
  },
  {
    what: 'a body nested ten thousand times',
    statuses: refused,
    call: ({ post }) => post('order/calculate-guest', `{"items":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
    else: 'warning',
  },
  {
    what: 'an id with a path in it',
    statuses: [400, 404],
    call: ({ ask }) => ask('discount/..%2F..%2Fetc%2Fpasswd%00'),
    else: 'warning',
  },
];

/** How the shop says no: to what is not there, and to what nobody should send. */
export async function checkRefusals(
  shop: ShopUnderCheck,
  sample: SampleOrder,
  offers: Offers,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { what, statuses, call, else: level } of casesWith(sample, offers)) {
    const check = 'refusals';
    try {
      const misfit = await misfitOf(await call(shop), statuses);
      const tell = level === 'error' ? error : warning;
      findings.push(
        misfit === null ? ok(check, `To ${what}: as it should be.`) : tell(check, `To ${what}: ${misfit}.`),
      );
    } catch (cause) {
      findings.push(error(check, `To ${what}: no answer at all (${reasonOf(cause)}).`));
    }
  }
  return findings;
}
