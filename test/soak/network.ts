import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../helpers/port-of.ts';

/** What can happen to a call between a buyer and the shops, and its percentage. */
const shares = [
  ['dropped before a shop had it', 4],
  ['dropped after a shop had it', 4],
  ['answer cut off in its middle', 3],
  ['sent twice', 4],
  ['delayed', 5],
] as const;

type Fault = (typeof shares)[number][0];

/** The fault of a call, or null for most. */
function drawFault(): Fault | null {
  let lot = Math.random() * 100;
  for (const [fault, share] of shares) {
    lot -= share;
    if (lot < 0) return fault;
  }
  return null;
}

type Call = Pick<IncomingMessage, 'headers'> & {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
};

async function ask(shop: string, { method, path, headers, body }: Call) {
  const request = send(shop + path, { method, headers, agent: false }).end(body);
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (answer === undefined) throw new Error('There is no answer.');
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}

type Answer = Awaited<ReturnType<typeof ask>>;

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/** Calls one of the shops, or another one if it is down, as a load balancer does. */
async function askAny(shops: readonly string[], call: Call): Promise<Answer> {
  const [first = '', ...others] = shops.toSorted(() => Math.random() - 0.5);
  try {
    return await ask(first, call);
  } catch (error) {
    if (!isRefused(error) || others.length === 0) throw error;
    return askAny(others, call);
  }
}

/** Answers a call, or does not, as the fault has it. */
async function answer(shops: readonly string[], call: Call, fault: Fault | null): Promise<Answer | null> {
  if (fault === 'dropped before a shop had it') return null;
  if (fault === 'delayed') await wait(Math.random() * 800);
  const asked = fault === 'sent twice' ? [askAny(shops, call), askAny(shops, call)] : [askAny(shops, call)];
  const [given] = await Promise.all(asked);
  return fault === 'dropped after a shop had it' ? null : (given ?? null);
}

function pass(given: Answer, response: ServerResponse, fault: Fault | null): void {
  response.writeHead(given.status, { ...given.headers, 'content-length': given.body.length });
  if (fault !== 'answer cut off in its middle') return void response.end(given.body);
  response.write(given.body.subarray(0, given.body.length / 2), () => response.destroy());
}

/** The network between buyers and shops. Returns what happened to the calls. */
export async function startNetwork(shops: readonly string[]) {
  const happened = new Map<string, number>();
  const count = (what: string): void => void happened.set(what, (happened.get(what) ?? 0) + 1);
  const server = createServer((request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    const fault = drawFault();
    count('calls');
    if (fault !== null) count(fault);
    buffer(request)
      .then((body) => answer(shops, { method, path, headers, body }, fault))
      .then((given) => (given === null ? response.destroy() : pass(given, response, fault)))
      .catch(() => {
        count('lost with a killed shop');
        response.destroy();
      });
  });
  const url = `http://localhost:${await listen(server, 'localhost')}`;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url, happened, close };
}
