import * as v from 'valibot';
import { addressOf, type Address } from '../domain/buyer/address.ts';
import type { Guest } from '../domain/buyer/guest.ts';
import type { OrderBody } from '../domain/checkout/order-body.ts';
import { serviceRules } from '../domain/order/services.ts';
import { bearer, request, type Client } from './client.ts';
import { id } from './schemas.ts';

/** The body of `POST /order` (docs/behaviour.md, Calls). */
export interface PlacedBody extends OrderBody {
  /** The page's own id for the result of the visit, if it has given one. */
  readonly reference?: string;
  /** Whether it is placed in test mode. */
  readonly test?: boolean;
}

/** The body of `POST /order/guest`. */
export interface GuestOrderBody extends PlacedBody {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Where it was asked for. */
  readonly phone?: string;
  readonly address: Address;
}

/** The order of a guest, who is told with it. */
export const guestOrderBody = (body: PlacedBody, guest: Guest): GuestOrderBody => ({
  ...body,
  email: guest.email.trim(),
  firstName: guest.firstName.trim(),
  lastName: guest.lastName.trim(),
  ...(serviceRules[body.serviceType].needsAcknowledgement && { phone: guest.phone.trim() }),
  address: addressOf(guest),
});

const created = v.pipe(
  v.object({ id }),
  v.transform((answer) => answer.id),
);

/**
 * How an order is sent: a key that keeps it from being made twice, and the token of a logged-in buyer.
 */
export interface Sending {
  readonly idempotencyKey: string | null;
  /** The key of the unpaid order that this one takes the place of. */
  readonly replaces?: string | null | undefined;
  readonly token: string | null;
  readonly signal: AbortSignal;
}

/**
 * `POST /order` with a token, `POST /order/guest` without; gives the new order's id. Never repeated by itself
 * (docs/contract.md, Settled). The idempotency key goes along only where the shop says that it knows the header.
 */
export function createOrder(client: Client, body: PlacedBody, sending: Sending): Promise<string> {
  const { idempotencyKey, replaces, token, signal } = sending;
  const headers = {
    ...(idempotencyKey !== null && { 'Idempotency-Key': idempotencyKey }),
    ...(token !== null && bearer(token)),
  };
  return request(client, created, {
    path: token === null ? 'order/guest' : 'order',
    method: 'post',
    json: replaces ? { ...body, replaces } : body,
    headers,
    signal,
  });
}
