import { atom } from 'jotai/vanilla';
import { toJson } from '../../domain/common/json.ts';
import { isSame } from '../../domain/common/is-same.ts';
import { isSentAtom } from '../checkout/checkout.ts';
import { offeredServicesAtom } from '../host/settings.ts';
import { notifyAtom } from '../notices/notices.ts';
import { isUntouchedAtom } from '../order/order.ts';
import { serviceTypeAtom } from '../order/service.ts';
import { pendingServiceAtom, startAnewAtom } from '../order/service-switch.ts';
import { asNewWork, orderToSaveAtom, restoreOrderAtom } from './restore-order.ts';
import { readSavedOrder, type SavedOrder } from './saved-order.ts';
import { orderKeyAtom } from './saved-slot.ts';
import { asideAtom, setAsideAtom } from './order-aside.ts';

/** An order is a few kilobytes; what unpacks to much more is none. */
const maxLength = 400_000;

async function throughStream(data: BufferSource, stream: GenericTransformStream): Promise<Uint8Array> {
  const reader = new Blob([data]).stream().pipeThrough<Uint8Array>(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxLength) throw new Error('the carried order is too long');
    chunks.push(new Uint8Array(value));
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Packs an order for the way to the shop: JSON, deflate-raw, base64url (docs/contract.md, Settled). */
export async function packOrder(saved: SavedOrder): Promise<string> {
  const text = new TextEncoder().encode(toJson(saved));
  const packed = await throughStream(text, new CompressionStream('deflate-raw'));
  const binary = [...packed].map((byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Unpacks a carried order and checks it like a saved one; null for anything else. */
export async function unpackOrder(carried: string): Promise<SavedOrder | null> {
  try {
    const binary = atob(carried.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const text = new TextDecoder().decode(await throughStream(packed, new DecompressionStream('deflate-raw')));
    const saved = readSavedOrder(text);
    return typeof saved === 'string' ? null : saved;
  } catch {
    return null;
  }
}

/** The order, packed to be carried along; null where there is nothing to carry, or the browser can't pack it. */
export const packOrderAtom = atom(null, async (get): Promise<string | null> => {
  if (get(isUntouchedAtom)) return null;
  return packOrder(asNewWork(get(orderToSaveAtom))).catch(() => null);
});

interface Carried {
  readonly carried: string;
  /** What is in it; null if it is empty or broken. */
  readonly saved: SavedOrder | null;
}

const takeAtom = atom(null, (get, set, { carried, saved }: Carried): void => {
  if (carried === '') {
    const service = get(serviceTypeAtom);
    if (get(isSentAtom)) set(startAnewAtom, service);
    else if (!get(isUntouchedAtom)) set(pendingServiceAtom, service);
    return;
  }
  if (saved === null) return set(notifyAtom, { tone: 'warning', notice: { key: 'carriedBroken' } });
  const before = get(orderToSaveAtom);
  const isOpen = !get(isUntouchedAtom) && !get(isSentAtom);
  // The same goes on as it is: as new work it would be another one to the tabs that it is open in.
  if (isOpen && isSame(before.order, saved.order)) return;
  set(restoreOrderAtom, asNewWork(saved));
  if (!isOpen) return;
  // What was set aside before is the buyer's own work; this one came along, too.
  set(setAsideAtom, { key: get(orderKeyAtom), order: get(asideAtom) ?? before });
  set(notifyAtom, { tone: 'warning', notice: { key: 'otherOrder' }, isLong: true });
});

/**
 * Takes up an order that the buyer brought along; it wins over a saved one, which is offered where it was neither sent nor
 * the same. A broken one is ignored with a toast. An empty one asks for a fresh order: what was sent to checkout makes
 * room for it; of unsent work the buyer is asked. Returns false for an order of a service that is not offered, which is
 * ignored.
 */
export const takeCarriedOrderAtom = atom(null, async (get, set, carried: string): Promise<boolean> => {
  const saved = carried === '' ? null : await unpackOrder(carried);
  const isOurs = saved === null || get(offeredServicesAtom).includes(saved.order.serviceType);
  if (isOurs) set(takeAtom, { carried, saved });
  return isOurs;
});
