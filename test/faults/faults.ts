import type { ServerResponse } from 'node:http';

/** Whatever a network or a shop can do to a call. */
export const faults = [
  'refused',
  'timeout',
  'dropped',
  'stalled',
  '400',
  '401',
  '403',
  '404',
  '409',
  '422',
  '429',
  '429 seconds',
  '429 date',
  '500',
  '503',
  'HTML',
  'truncated',
  'wrong shape',
  'out of order',
  'twice',
  'after 60 s',
] as const;
export type Fault = (typeof faults)[number];

/** The answer to a request, and what the shop may do with it. */
export interface Exchange {
  readonly response: ServerResponse;
  readonly status: number;
  readonly body: unknown;
  /** How many requests of the call came before. */
  readonly before: number;
  /** Says that the answer waits for something; gives what ends the wait. */
  readonly hold: () => () => void;
}

const head = (type = 'application/json') => ({ 'content-type': type, connection: 'close' });

export function answer({ response, status, body }: Exchange): void {
  response.writeHead(status, head());
  response.end(JSON.stringify(body));
}

/** The first half of the answer, of which the shop has announced the whole. */
function half({ response, status, body }: Exchange): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { ...head(), 'content-length': text.length });
  response.write(text.slice(0, text.length / 2));
}

const refuse =
  (status: number, headers: () => Record<string, string> = () => ({})) =>
  ({ response }: Exchange): void => {
    response.writeHead(status, { ...head(), ...headers() });
    response.end(JSON.stringify({ message: `The shop says ${status}.` }));
  };

const raw =
  (text: (whole: string) => string, type?: string) =>
  ({ response, status, body }: Exchange): void => {
    response.writeHead(status, head(type));
    response.end(text(JSON.stringify(body)));
  };

const later = (exchange: Exchange, wait: number): void => {
  const release = exchange.hold();
  setTimeout(() => {
    release();
    answer(exchange);
  }, wait);
};

type Act = (exchange: Exchange) => void;

/** What the shop does; the statuses and headers stand in the table of faults by their names. */
export const acts: Readonly<Record<Exclude<Fault, 'refused'>, Act>> = {
  timeout: ({ hold }) => void hold(),
  dropped: (exchange) => {
    half(exchange);
    setImmediate(() => exchange.response.destroy());
  },
  stalled: (exchange) => {
    half(exchange);
    exchange.hold();
  },
  '400': refuse(400),
  '401': refuse(401),
  '403': refuse(403),
  '404': refuse(404),
  '409': refuse(409),
  '422': refuse(422),
  '429': refuse(429),
  '429 seconds': refuse(429, () => ({ 'retry-after': '20' })),
  '429 date': refuse(429, () => ({ 'retry-after': new Date(Date.now() + 20_000).toUTCString() })),
  '500': refuse(500),
  '503': refuse(503),
  HTML: raw(() => '<!doctype html><title>Welcome to the proxy</title>', 'text/html'),
  truncated: raw((whole) => whole.slice(0, whole.length / 2)),
  'wrong shape': raw(() => '{"data":{"surprise":[1,null,{"id":{}}]},"prompts":"none","paymentGatewayInfo":7}'),
  // The first answer comes after those of all later requests.
  'out of order': (exchange) => (exchange.before === 0 ? later(exchange, 5000) : answer(exchange)),
  twice: answer,
  'after 60 s': (exchange) => later(exchange, 60_000),
};
