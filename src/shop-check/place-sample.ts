import * as v from 'valibot';
import { calculate } from '../api/calculation.ts';
import { request, type Client } from '../api/client.ts';
import { createPayment } from '../api/payments.ts';
import { amount, id } from '../api/schemas.ts';
import { calculationOf, guestBodyOf, type GuestBody, type Question, type Samples } from './sample-order.ts';
import { inTime, type Caller } from './shop-under-check.ts';

const placed = v.object({ id, total: v.fallback(v.nullish(amount, null), null) });

/** An order as the shop stored it. */
type Placed = v.InferOutput<typeof placed>;

/** A sample order that the shop accepted, as it was sent. */
export interface Taken {
  readonly id: string;
  readonly body: GuestBody;
  readonly key: string | null;
}

/** A new idempotency key for a sample order. */
export const newKey = (): string => `check-${crypto.randomUUID()}`;

/** A key for an order, if the shop accepts keys. */
export const keyFor = ({ settings }: Samples): string | null => (settings.idempotencyKey ? newKey() : null);

const headerOf = (key: string | null) => (key === null ? {} : { 'idempotency-key': key });

/** The header with such a key; none if the shop does not accept keys. */
export const keyHeader = (samples: Samples) => headerOf(keyFor(samples));

/** Whether an order can be paid. */
export const isPayable = (client: Client, order: string): Promise<boolean> =>
  createPayment(client, order, { token: null, signal: inTime() }).then(
    () => true,
    () => false,
  );

/** Requests the price of an order, and returns the body that the form would place. Throws ApiError. */
export async function readyToPlace(client: Client, samples: Samples, question: Question): Promise<GuestBody> {
  const { order, address } = question;
  const totals = await calculate(client, calculationOf(samples, order, address), { token: null, signal: inTime() });
  return guestBodyOf(samples, question, totals);
}

/** `POST /order/guest`, with a key if the shop accepts keys. Throws ApiError. */
export const place = (client: Client, body: object, key: string | null): Promise<Placed> =>
  request(client, placed, {
    path: 'order/guest',
    method: 'post',
    json: body,
    headers: headerOf(key),
    signal: inTime(),
  });

const coded = v.fallback(v.object({ code: v.optional(v.string()) }), {});

/** The status and the code of the answer to an order with a key that the shop should refuse. */
export async function answerTo({ post }: Caller, body: object, key: string) {
  const answer = await post('order/guest', body, { 'idempotency-key': key });
  const { code } = v.parse(coded, await answer.json().catch(() => null));
  return { status: answer.status, code };
}
