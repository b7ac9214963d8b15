import { Type } from '@fastify/type-provider-typebox';
import { catalogueAnswers } from './catalogue-answers.ts';
import { orderAnswers } from './order-answers.ts';
import { text } from './shapes.ts';

// The API's answers, for documents and checks. Fields that are not listed here are allowed and ignored.

/** Any error: `message` is for the buyer, the rest for programs. */
const problem = Type.Object(
  {
    message: Type.Union([text, Type.Array(text)]),
    code: Type.Optional(Type.String({ description: 'A stable word.' })),
    field: Type.Optional(Type.String({ description: 'A path, such as address.state.' })),
  },
  { title: 'Problem' },
);

const answers = { ...catalogueAnswers, ...orderAnswers };

const anySite = {
  'access-control-allow-origin': { type: 'string', enum: ['*'], description: 'Any site may read the answer.' },
};
const retryAfter = { 'retry-after': { type: 'integer', description: 'Seconds to wait; other origins may read it.' } };

/** Status → reason, with an example message of the shop. */
const reasons = {
  400: ['The request has another shape than this.', 'The body is not valid JSON.'],
  401: ['No token, or one that has ended.', 'Please log in again.'],
  404: ['There is no such thing.', 'There is no such order.'],
  409: ['Something else is under way with it.', 'The payment of this order is being confirmed. Please wait a moment.'],
  413: ['The body is too long.', 'The order is too long.'],
  410: ['It is over.', 'This order is too old to be paid at its prices. Please start a new order.'],
  422: ['It is understood and can’t be done.', 'Message #2 has no text.'],
  429: ['Too many in a short time.', 'Too many orders. Please try again in 5 minutes.'],
  503: ['Not now; worth another try.', 'Something went wrong on our side. Please try again in a moment.'],
} as const;

type Status = keyof typeof reasons;

function problems(statuses: readonly Status[]) {
  const told = (status: Status) => {
    const [description, message] = reasons[status];
    const headers = { ...anySite, ...(status === 429 || status === 503 ? retryAfter : {}) };
    return { ...problem, description, examples: [{ message }], headers };
  };
  return Object.fromEntries(statuses.map((status) => [status, told(status)]));
}

interface Operation {
  readonly tag: 'catalogue' | 'prices' | 'orders' | 'drafts' | 'buyers';
  readonly summary: string;
  readonly description?: string;
  readonly answer: keyof typeof answers;
  /** 200 by default. */
  readonly status?: 200 | 201;
  readonly problems?: readonly Status[];
  /** Whether the call is made for a logged-in buyer. */
  readonly isForBuyers?: boolean;
}

function described(operationId: string, call: Operation) {
  const { tag, answer, status = 200, isForBuyers = false, problems: known = [], ...rest } = call;
  const refusals: readonly Status[] = [400, ...known, ...(isForBuyers ? ([401] as const) : []), 429, 503];
  const response: Readonly<Record<string, unknown>> = {
    [status]: { ...answers[answer], headers: anySite },
    ...problems(refusals),
  };
  return { tags: [tag], operationId, ...rest, security: isForBuyers ? [{ bearer: [] }] : [], response };
}

/** The documentation of calls, by name, in addition to the request schemas of the routes. */
export function describedCalls<Name extends string>(calls: Readonly<Record<Name, Operation>>) {
  const entries = Object.entries<Operation>(calls).map(([name, call]) => [name, described(name, call)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each call has its name
  return Object.fromEntries(entries) as Readonly<Record<Name, ReturnType<typeof described>>>;
}
