import { onTestFinished } from 'vitest';
import type { Settings } from '../../../src/state/host/settings.ts';
import { startForm } from '../../../src/state/start.ts';
import { listed, sentTrack, sentVoice as sent } from '../../helpers/shop-answers.mjs';
import { pass, type FakeShop } from './fake-shop.ts';
import { formStore } from './form-store.ts';

export const voiceLine = 'GET /voice?filter=isActive%7C%7C%24eq%7C%7Ctrue&limit=100';
export const trackLine = 'GET /soundtrack?limit=100';
export const serviceLine = 'GET /service';

/** A voice as the shop sends it. */
export const sentVoice = (id: string, edit: object = {}) => sent({ id, name: `Voice ${id}`, ...edit });

/** A shop with working lists: two voices, a track, on-hold messages. */
export const withLists = (shop: FakeShop): FakeShop =>
  shop
    .on(voiceLine, { body: listed([sentVoice('v1'), sentVoice('slow', { rushOrderUnavailable: true })]) })
    .on(trackLine, { body: listed([sentTrack('t1', 'River')]) })
    .on(serviceLine, { body: listed([{ id: 'moh' }]) });

/** A form that has started at such a shop. It stops with the test, or before. */
export async function startedForm(shop: FakeShop, edit: Partial<Settings> = {}) {
  withLists(shop);
  const form = formStore(edit);
  const stop = startForm(form, true);
  onTestFinished(stop);
  await pass(1000);
  return { ...form, stop };
}
