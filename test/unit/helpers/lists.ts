import type { FakeShop } from './fake-shop.ts';

export const voiceLine = 'GET /voice?filter=isActive%7C%7C%24eq%7C%7Ctrue&limit=100';
export const trackLine = 'GET /soundtrack?limit=100';
export const serviceLine = 'GET /service';

/** A voice as the shop sends it. */
export const sentVoice = (id: string, edit: object = {}) => ({
  id,
  name: `Voice ${id}`,
  gender: 'male',
  isActive: true,
  ...edit,
});

/** A shop whose lists can be had: two voices, a track, on-hold messages. */
export const withLists = (shop: FakeShop): FakeShop =>
  shop
    .on(voiceLine, { body: [[sentVoice('v1'), sentVoice('slow', { rushOrderUnavailable: true })], 2] })
    .on(trackLine, { body: [[{ id: 't1', title: 'River', file: { host: 'cdn.example', file: 'a.mp3' } }], 1] })
    .on(serviceLine, { body: [[{ id: 'moh' }], 1] });
