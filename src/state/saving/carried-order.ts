import { isSame, toJson } from '../../domain/common/json.ts';
import { isSentAtom } from '../checkout/checkout-state.ts';
import { resumesSummaryAtom } from '../checkout/open-summary.ts';
import { dispatch, type Form } from '../form.ts';
import { offeredServicesAtom, textAtom } from '../host/settings.ts';
import { notify } from '../notices/notices.ts';
import { isUntouchedAtom, serviceTypeAtom } from '../session/order-atoms.ts';
import { startFreshOrder } from '../session/service-switch.ts';
import { asNewOrder, orderToSaveAtom, readSavedOrder, restoreOrder, type SavedOrder } from './saved-order.ts';

/** An order has a few kilobytes; anything that unpacks to much more is not an order. */
const maxLength = 400_000;

/** Passes data through a stream; rejects with a RangeError if more than so many bytes come out. */
export async function throughStream(data: BlobPart, stream: GenericTransformStream, limit = maxLength): Promise<Blob> {
  const reader = new Blob([data]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(stream).getReader();
  const chunks: BlobPart[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks);
    length += value.length;
    if (length > limit) throw new RangeError('The unpacked data is too long.');
    chunks.push(value);
  }
}

/** Packs an order for the shop's URL: JSON, deflate-raw, base64url (docs/contract.md, Settled). */
export async function packSavedOrder(saved: SavedOrder): Promise<string> {
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
    return saved === 'foreign' ? null : saved;
  } catch {
    return null;
  }
}

/** Packs the order to carry it along; null if there is nothing to carry, or the browser can't pack it. */
export async function packOrder({ store }: Form): Promise<string | null> {
  if (store.get(isUntouchedAtom)) return null;
  return packSavedOrder(asNewOrder(store.get(orderToSaveAtom))).catch(() => null);
}

/** Accepts a carried order in place of the current one (docs/contract.md, Settled); false if it is not offered. */
export async function receiveCarriedOrder(form: Form, carried: string): Promise<boolean> {
  const { store } = form;
  const text = store.get(textAtom).notices;
  const isOpen = (): boolean => !store.get(isUntouchedAtom) && !store.get(isSentAtom);
  if (carried === '') {
    // It requests a fresh order. A sent one is replaced; replacing unsent work needs a confirmation.
    const service = store.get(serviceTypeAtom);
    if (store.get(isSentAtom)) startFreshOrder(form, service);
    else if (isOpen()) dispatch(form, { type: 'serviceSwitchRequested', service });
    return true;
  }
  const saved = await unpackOrder(carried);
  if (saved === null) {
    notify(form, { topic: 'carried', tone: 'warning', text: text.carriedBroken });
    return true;
  }
  if (!store.get(offeredServicesAtom).includes(saved.order.serviceType)) return false;
  // An identical order continues unchanged.
  if (isOpen() && isSame(store.get(orderToSaveAtom).order, saved.order)) return true;
  restoreOrder(form, asNewOrder(saved));
  store.set(resumesSummaryAtom, saved.isInSummary ?? false);
  notify(form, { topic: 'carried', tone: 'success', text: text.carried });
  return true;
}
