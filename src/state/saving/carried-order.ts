import { atom } from 'jotai/vanilla';
import { isSame, toJson } from '../../domain/common/json.ts';
import { isSentAtom, restoreCheckoutAtom } from '../checkout/checkout.ts';
import { offeredServicesAtom } from '../host/settings.ts';
import { notifyAtom } from '../notices/notices.ts';
import { issuesAtom } from '../order/issues.ts';
import { isUntouchedAtom } from '../order/order.ts';
import { serviceTypeAtom } from '../order/service.ts';
import { pendingServiceAtom, startAnewAtom } from '../order/service-switch.ts';
import { asNewWork, orderToSaveAtom, restoreOrderAtom } from './restore-order.ts';
import { readSavedOrder, type SavedOrder } from './saved-order.ts';
import { orderKeyAtom } from './saved-slot.ts';
import { asideAtom, setAsideAtom } from './order-aside.ts';

/** An order has a few kilobytes; anything that unpacks to much more is not an order. */
const maxLength = 400_000;

async function throughStream(data: BlobPart, stream: GenericTransformStream): Promise<Blob> {
  const reader = new Blob([data]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(stream).getReader();
  const chunks: BlobPart[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks);
    length += value.length;
    if (length > maxLength) throw new Error('the carried order is too long');
    chunks.push(value);
  }
}

/** Packs an order for the shop's URL: JSON, deflate-raw, base64url (docs/contract.md, Settled). */
export async function packOrder(saved: SavedOrder): Promise<string> {
  const packed = await throughStream(toJson(saved), new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await packed.arrayBuffer());
  const binary = [...bytes].map((byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Unpacks a carried order and checks it like a saved one; null if it is not valid. */
export async function unpackOrder(carried: string): Promise<SavedOrder | null> {
  try {
    const binary = atob(carried.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const unpacked = await throughStream(packed, new DecompressionStream('deflate-raw'));
    const saved = readSavedOrder(await unpacked.text());
    return typeof saved === 'string' ? null : saved;
  } catch {
    return null;
  }
}

/** The packed order, to be carried along; null if there is nothing to carry, or the browser can't pack it. */
export const packOrderAtom = atom(null, async (get): Promise<string | null> => {
  if (get(isUntouchedAtom)) return null;
  return packOrder(asNewWork(get(orderToSaveAtom))).catch(() => null);
});

/** Packs the order for the shop. A complete one counts as sent, because it may be paid there, in another browser storage. */
export const takeToShopAtom = atom(null, async (get, set): Promise<string | null> => {
  const packed = await set(packOrderAtom);
  if (packed !== null && get(issuesAtom).length === 0) set(restoreCheckoutAtom, 'sent');
  return packed;
});

interface Carried {
  readonly carried: string;
  /** Its content; null if it is empty or broken. */
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
  // An identical order continues unchanged: as new work, other tabs with it would treat it as a different order.
  if (isOpen && isSame(before.order, saved.order)) return;
  set(restoreOrderAtom, asNewWork(saved));
  if (!isOpen) return set(notifyAtom, { tone: 'success', notice: { key: 'carried' } });
  // The order that was set aside before is the buyer's own work; this one was carried along too.
  set(setAsideAtom, { key: get(orderKeyAtom), order: get(asideAtom) ?? before });
  set(notifyAtom, { tone: 'warning', notice: { key: 'otherOrder' }, isLong: true });
});

/**
 * Accepts an order that was carried along. It overrides a saved order, which is offered if it was not sent and is not
 * the same. A broken order is ignored with a toast. An empty one asks for a fresh order: it replaces an order that was
 * sent to checkout, and asks the buyer if there is unsent work. Returns false for an order of a service that is not
 * offered, which is ignored.
 */
export const takeCarriedOrderAtom = atom(null, async (get, set, carried: string): Promise<boolean> => {
  const saved = carried === '' ? null : await unpackOrder(carried);
  const isOurs = saved === null || get(offeredServicesAtom).includes(saved.order.serviceType);
  if (isOurs) set(takeAtom, { carried, saved });
  return isOurs;
});
