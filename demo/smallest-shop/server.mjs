import { createServer } from 'node:http';
import { answerCall } from './api.mjs';
import { showPage } from './pages.mjs';
import { Refusal } from './refusal.mjs';
import { receiveWebhook } from './webhook.mjs';

/** The maximum length of a body, in characters: enough for an order of 20 long messages. */
const longest = 500_000;

/** Any site may read any answer: there are no cookies to protect. */
const always = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
  'x-content-type-options': 'nosniff',
};

/** The answer to browsers that ask, with OPTIONS, whether another site may call. */
const leave = {
  ...always,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type, idempotency-key',
  'access-control-max-age': '600',
};

async function readText(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    // Read to its end: a client that is cut off while sending does not get the reason.
    if (text.length <= longest) text += chunk;
  }
  if (text.length > longest) throw new Refusal(413, 'This is too long.');
  return text;
}

function parseBody(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
}

async function answerApi(request, path, shop) {
  const { method, headers } = request;
  const asked = { method, path, headers, shop, body: method === 'POST' ? parseBody(await readText(request)) : null };
  const { status = 200, body } = answerCall(asked);
  return { status, type: 'application/json', life: 'no-store', body: JSON.stringify(body) };
}

/** The URL of a request; throws a refusal if it can't be parsed, such as `//[` or `%E0%A4%A`. */
function addressOf(url, shop) {
  try {
    const address = new URL(shop + url);
    decodeURIComponent(address.pathname);
    return address;
  } catch {
    throw new Refusal(400, 'This address can’t be read.');
  }
}

async function answerOf(request, shop, { folder, webhookSecret }) {
  const { pathname, searchParams } = addressOf(request.url, shop);
  const path = pathname.slice(1);
  if (path === 'webhooks/orders') return receiveWebhook(request.headers, await readText(request), webhookSecret);
  return path.startsWith('api/')
    ? answerApi(request, path.slice('api/'.length), shop)
    : showPage({
        method: request.method,
        path,
        query: searchParams,
        folder,
        acceptsBrotli: /\bbr\b(?!\s*;\s*q=0)/u.test(request.headers['accept-encoding'] ?? ''),
      });
}

function problemOf(error) {
  if (!(error instanceof Refusal)) console.error(error);
  const told =
    error instanceof Refusal ? error : { status: 500, message: 'Something went wrong on our side. Please try again.' };
  return {
    status: told.status,
    type: 'application/json',
    body: JSON.stringify({ message: told.message, code: told.code }),
  };
}

/**
 * A shop at an address such as `http://localhost:4600`, which serves the built files of a folder (a `file:` URL). With
 * the secret of a webhook, it also receives another shop's calls to its partner, at `/webhooks/orders`.
 */
export const createShop = (shop, folder, webhookSecret) =>
  createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, leave).end();
    const answer = await Promise.resolve()
      .then(() => answerOf(request, shop, { folder, webhookSecret }))
      .catch(problemOf);
    const { status = 200, type, life = 'no-store', headers, body } = answer;
    return response.writeHead(status, { ...always, ...headers, 'content-type': type, 'cache-control': life }).end(body);
  });
