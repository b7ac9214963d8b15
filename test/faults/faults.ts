import type { Reply } from '../unit/helpers/fake-shop.ts';

/** The shop's normal answer, and the number of earlier calls. */
interface Exchange {
  readonly good: Reply;
  readonly before: number;
}

type Act = (exchange: Exchange) => Reply | Promise<Reply>;

const textOf = ({ body }: Reply): string => JSON.stringify(body);
const half = (text: string): string => text.slice(0, text.length / 2);

/** The first half of the answer; then silence, or the end of the connection. */
const broken =
  (isOver: boolean): Act =>
  ({ good }) => ({
    ...good,
    raw: new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(half(textOf(good))));
      },
      pull(stream) {
        if (isOver) stream.error(new TypeError('terminated'));
        return new Promise(() => {});
      },
    }),
  });

const refuse =
  (status: number, headers: () => Record<string, string> = () => ({})): Act =>
  () => ({ status, headers: headers(), body: { message: `The shop says ${status}.` } });

const after = (milliseconds: number, reply: Reply): Promise<Reply> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, reply));

/** Whatever a network or a shop can do to a call: the shop's behaviour, by the name of the fault. */
export const acts = {
  refused: () => ({ status: 0 }),
  timeout: () => new Promise(() => {}),
  dropped: broken(true),
  stalled: broken(false),
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
  HTML: () => ({ raw: '<!doctype html><title>Welcome to the proxy</title>' }),
  truncated: ({ good }) => ({ ...good, raw: half(textOf(good)) }),
  'wrong shape': () => ({
    body: { data: { surprise: [1, null, { id: {} }] }, prompts: 'none', paymentGatewayInfo: 7 },
  }),
  // The first answer arrives after those of all later requests.
  'out of order': ({ good, before }) => (before === 0 ? after(5000, good) : good),
  twice: ({ good }) => good,
  'after 60 s': ({ good }) => after(60_000, good),
} satisfies Record<string, Act>;
export type Fault = keyof typeof acts;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal
export const faults = Object.keys(acts) as Fault[];
