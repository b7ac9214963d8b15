import { atom } from 'jotai/vanilla';
import { toJson } from '../domain/json.ts';
import { notifyAtom } from './notices.ts';
import { isCurrencyChosenAtom, isUntouchedAtom, orderAtom } from './order.ts';
import { newSavedOrder, readSavedOrder, type SavedOrder } from './saved-order.ts';
import { noSubmission } from './submission.ts';
import { takeSavedAtom } from './take-saved.ts';

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
    if (length > maxLength) throw new Error('the draft is too long');
    chunks.push(new Uint8Array(value));
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Packs an order for the way to the shop: JSON, deflate-raw, base64url (contract.md section 4). */
export async function packDraft(saved: SavedOrder): Promise<string> {
  const text = new TextEncoder().encode(toJson(saved));
  const packed = await throughStream(text, new CompressionStream('deflate-raw'));
  const binary = [...packed].map((byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Unpacks a draft and checks it like a saved order; null for anything else. */
export async function unpackDraft(draft: string): Promise<SavedOrder | null> {
  try {
    const binary = atob(draft.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const text = new TextDecoder().decode(await throughStream(packed, new DecompressionStream('deflate-raw')));
    const saved = readSavedOrder(text);
    return typeof saved === 'string' ? null : saved;
  } catch {
    return null;
  }
}

/** The order as a draft; null where there is nothing to take along, or the browser can't pack it. */
export const makeDraftAtom = atom(null, async (get): Promise<string | null> => {
  if (get(isUntouchedAtom)) return null;
  const isCurrencyChosen = get(isCurrencyChosenAtom);
  const saved = newSavedOrder({ order: get(orderAtom), ...noSubmission, isSent: false, line: '', isCurrencyChosen });
  return packDraft(saved).catch(() => null);
});

/** Takes up a draft that the buyer brought along; it wins over a saved order. A broken one is ignored with a toast. */
export const takeDraftAtom = atom(null, async (_get, set, draft: string): Promise<void> => {
  const saved = await unpackDraft(draft);
  if (saved === null) return set(notifyAtom, { tone: 'warning', notice: { key: 'draftBroken' } });
  set(takeSavedAtom, { ...saved, ...noSubmission, isSent: false, line: '' });
});
