import { bearer } from '../api/client.ts';
import type { Subject } from './check-catalogue.ts';
import { error, warning, type Finding } from './result.ts';
import { place, prepare, wordsOf } from './sample.ts';
import { posted } from './shop.ts';

const unknown = 'no-such-thing-7f3a';

/** Calls of the form that have no answer, by code. */
const formCalls = {
  'unknown-discount': [`discount/${unknown}`],
  'unknown-partner': [`company/branding/${unknown}`],
  'unknown-paid-token': [`order/paid/${unknown}`],
  'unknown-status-token': [`order/status/${unknown}`],
  'unknown-order': [`order/${unknown}/create-guest-payment`, posted({})],
  'empty-order': ['order/guest', posted({})],
  'empty-draft': ['openrouter/generate-prompts', posted({})],
} as const;

/** Calls that the form never makes, by code. */
const otherCalls = {
  'unknown-address': [unknown],
  'half-body': ['order/calculate-guest', { ...posted({}), body: '{"items":' }],
} as const;

type Calls = Readonly<Record<string, readonly [path: string, init?: RequestInit]>>;

/** Refusals need a 4xx and JSON; the form acts on the 404 of a GET. */
async function* refusalProblems(call: Subject['call'], calls: Calls, problem = error): AsyncGenerator<Finding> {
  for (const [code, [path, init]] of Object.entries(calls)) {
    const response = await call(path, init);
    const isRefused = init === undefined ? response.status === 404 : Math.floor(response.status / 100) === 4;
    const isJson = await response.json().catch(() => false);
    if (isRefused && isJson) continue;
    yield problem(code, `It gets ${response.status}. Refuse it with JSON: \`{ "message": "…" }\`.`, `/${path}`);
  }
}

/** Calls for a logged-in buyer. */
const buyerCalls = ['GET user/1', 'PATCH user/1', 'POST order/calculate', 'POST order', 'POST order/1/create-payment'];

/** Whether unknown ids, malformed requests and made-up tokens are refused with a message. */
export async function* checkRefusals({ api, call, visit }: Subject): AsyncGenerator<Finding> {
  yield* refusalProblems(call, formCalls);
  yield* refusalProblems((path, init) => visit(`${api}/${path}`, init), otherCalls, warning);
  const { status } = await call('user/1');
  if (status === 404) return;
  if (status !== 401) yield error('no-401', `Without a token, it gets ${status} instead of 401.`, 'GET user/1');
  for (const buyerCall of buyerCalls) {
    const [method = '', path = ''] = buyerCall.split(' ');
    const { body, headers } = posted({}, bearer(unknown));
    const answer = await call(path, { method, headers, ...(method !== 'GET' && { body }) });
    if (answer.ok) yield error('token-trusted', 'It accepts a made-up token. Answer 401.', buyerCall);
  }
}

/** Whether orders are refused that the form would never place. */
export async function* checkForgeries(subject: Subject): AsyncGenerator<Finding> {
  const { order } = await prepare(subject);
  const withText = (content: string) => ({ items: order.items.map((item) => ({ ...item, content })) });
  const forgeries = {
    'total-trusted': { total: 1 },
    'totals-trusted': { subtotal: 1, discount: 0, tax: 0, total: 1 },
    'counts-trusted': withText(wordsOf(900)),
    'voice-trusted': { selectedVoices: [unknown] },
    'voice-missing': { selectedVoices: [] },
    'service-trusted': { serviceId: unknown },
    'email-trusted': { email: 'check.example.com' },
    'email-missing': { email: undefined },
    'text-missing': withText(' '),
    'message-missing': { items: [] },
  };
  for (const [code, change] of Object.entries(forgeries)) {
    const { id } = await place(subject, { ...order, ...change });
    const fields = Object.keys(change).join(', ');
    if (id !== null) yield error(code, `An order with forged or missing ${fields} is accepted. Check it yourself.`);
  }
}
