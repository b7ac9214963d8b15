import * as v from 'valibot';
import type { Address } from '../domain/guest.ts';
import type { OrderBody } from '../domain/order-body.ts';
import { request, type Client } from './client.ts';
import { id } from './schemas.ts';

/** The body of `POST /order/guest` (spec.md section 7). */
export interface GuestOrderBody extends OrderBody {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: Address;
}

const created = v.pipe(
  v.object({ id }),
  v.transform((answer) => answer.id),
);

/**
 * `POST /order/guest`; gives the new order's id. Never repeated by itself (contract.md section 4). The idempotency key
 * goes along only where the shop says that it knows the header.
 */
export function createGuestOrder(client: Client, body: GuestOrderBody, idempotencyKey: string | null): Promise<string> {
  const headers = idempotencyKey === null ? {} : { 'Idempotency-Key': idempotencyKey };
  return request(client, created, { path: 'order/guest', method: 'post', json: body, headers });
}
