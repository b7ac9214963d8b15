import * as v from 'valibot';
import { addressOf, type Address } from '../domain/buyer/address.ts';
import { guestFields, type Guest, type GuestTextField } from '../domain/buyer/guest.ts';
import type { OrderBody } from '../domain/checkout/order-body.ts';
import { serviceRules } from '../domain/order/service-types.ts';
import { bearer, request, type Client } from './client.ts';
import { id } from './schemas.ts';

/** The body of `POST /order` (docs/behaviour.md, Calls). */
export interface PlacedBody extends OrderBody {
  /** The page's own id for the result of the visit, if it has set one. */
  readonly reference?: string;
  /** Whether the order is placed in test mode. */
  readonly test?: boolean;
}

/** The body of `POST /order/guest`: the guest's fields that the form shows for the service. */
export type GuestOrderBody = PlacedBody &
  Readonly<Partial<Record<GuestTextField, string>>> & { readonly address: Address };

/** A guest's order, with the guest's details. An optional field is sent only if it has a value. */
export function guestOrderBody(body: PlacedBody, guest: Guest): GuestOrderBody {
  const { needsAcknowledgement } = serviceRules[body.serviceType];
  const details = guestFields
    .filter((field) => field.group === 'information' && (needsAcknowledgement || !field.isForCalls))
    .map((field) => ({ ...field, value: guest[field.name].trim() }))
    .filter(({ problem, value }) => problem !== undefined || value !== '')
    .map(({ name, value }) => [name, value] as const);
  return { ...body, ...Object.fromEntries(details), address: addressOf(guest) };
}

/** How to send an order: the idempotency key and the token of a logged-in buyer. */
interface Sending {
  readonly idempotencyKey: string | null;
  /** The key of the unpaid order that this one replaces. */
  readonly replaces?: string | null | undefined;
  readonly token: string | null;
  readonly signal: AbortSignal;
}

/**
 * `POST /order` with a token, `POST /order/guest` without; returns the new order's id. Never retried automatically
 * (docs/contract.md, Settled). The idempotency key is sent only if the shop says that it knows the header.
 */
export async function createOrder(client: Client, body: PlacedBody, sending: Sending): Promise<string> {
  const { idempotencyKey, replaces, token, signal } = sending;
  const created = await request(client, v.object({ id }), {
    path: token === null ? 'order/guest' : 'order',
    method: 'post',
    json: replaces ? { ...body, replaces } : body,
    headers: { ...(idempotencyKey !== null && { 'Idempotency-Key': idempotencyKey }), ...bearer(token) },
    signal,
  });
  return created.id;
}
