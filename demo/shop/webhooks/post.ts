import { once } from 'node:events';
import { request as requestHttp, IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

/** The time limit for a receiver to answer, in milliseconds. */
const answerTime = 10_000;

interface Posting {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly lookup: LookupFunction;
  readonly patience?: number;
}

/** Posts a text. Throws unless the answer is 2xx and in time; a redirect is an answer like any other. */
export async function post(url: URL, { headers, body, lookup, patience = answerTime }: Posting): Promise<void> {
  const open = url.protocol === 'https:' ? requestHttps : requestHttp;
  // Without an agent: a kept connection would go to an address that was checked long ago.
  const signal = AbortSignal.timeout(patience);
  const request = open(url, { method: 'POST', agent: false, headers: { ...headers }, lookup, signal });
  // Nothing after the beginning of the answer matters.
  request.on('error', () => {});
  request.end(body);
  const [response]: unknown[] = await once(request, 'response');
  request.destroy();
  const status = response instanceof IncomingMessage ? response.statusCode : undefined;
  if (status === undefined || status < 200 || status > 299) throw new Error(`The receiver answered ${status}.`);
}
