import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal, found } from './refusal.mjs';

/** The maximum age of a call in seconds, so that an earlier one can't be replayed. */
const longest = 300;

/** Whether a call has the sender's signature (Standard Webhooks). `body` is the raw text. */
function isSigned(headers, body, secret) {
  const time = headers['webhook-timestamp'];
  const signed = `${headers['webhook-id']}.${time}.${body}`;
  const key = Buffer.from(secret.replace(/^whsec_/u, ''), 'base64');
  const expected = createHmac('sha256', key).update(signed).digest('base64');
  const isRecent = Math.abs(Date.now() / 1000 - Number(time)) <= longest;
  const isFrom = (one) => one.length === expected.length && timingSafeEqual(Buffer.from(one), Buffer.from(expected));
  const given = (headers['webhook-signature'] ?? '').split(' ').map((one) => one.replace(/^v1,/u, ''));
  return isRecent && given.some(isFrom);
}

/** Ids of received calls: a call that was answered too late is sent again. Store yours in a database. */
const received = new Set();

/** Handles another shop's call to its partner about an order; throws a refusal. */
export function receiveWebhook(headers, body, secret) {
  if (!isSigned(headers, body, found(secret, 'webhook'))) throw new Refusal(401, 'The signature is wrong.');
  const id = headers['webhook-id'];
  if (!received.has(id)) {
    const { type, data } = JSON.parse(body);
    console.log(`${type}: ${data.orderId}, ${data.currency} ${data.total.toFixed(2)}`);
    received.add(id);
  }
  return { status: 200, type: 'application/json', body: '{}' };
}
