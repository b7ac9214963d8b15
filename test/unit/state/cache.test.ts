import { describe, expect, it } from 'vitest';
import { reloadCatalogueAtom } from '../../../src/state/catalogue/load-catalogue.ts';
import { servicesAtom, soundtracksAtom, voicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { blockStorage, fakeShopEachTest, pass } from '../helpers/fake-shop.ts';
import { formStore, type FormStore } from '../helpers/form-store.ts';
import { quietWarnings } from '../helpers/quiet.ts';

const { shop } = fakeShopEachTest();
const warn = quietWarnings();

const voiceLine = 'GET /voice?filter=isActive||$eq||true&limit=100';
const trackLine = 'GET /soundtrack?limit=100';
const voiceKey = 'voice-order-form:cache:voice:https://shop.example/api';
const trackKey = 'voice-order-form:cache:soundtrack:https://shop.example/api';
const minutes = 60_000;

const voice = (id: string) => ({ id, name: `Voice ${id}`, gender: 'male', isActive: true });
const file = { host: 'cdn.example', file: 'a.mp3' };
const lists = () =>
  shop()
    .on(voiceLine, { body: [[voice('v1')], 1] })
    .on(trackLine, { body: [[{ id: 't1', title: 'River', file }], 1] })
    .on('GET /service', { body: [[{ id: 'moh' }], 1] });

async function load(apiUrl = 'https://shop.example/api'): Promise<FormStore> {
  const form = formStore({ apiUrl });
  await form.store.set(reloadCatalogueAtom);
  return form;
}

const voiceIds = ({ store }: FormStore): unknown => {
  const voices = store.get(voicesAtom);
  return voices.status === 'ready' ? voices.data.map(({ id }) => id) : voices.status;
};

describe('the cache of voices and soundtracks', () => {
  it('answers for 10 minutes', async () => {
    lists();
    await load();
    await pass(10 * minutes - 1);
    expect(voiceIds(await load())).toEqual(['v1']);
    expect(shop().asked(voiceLine)).toHaveLength(1);
    expect(shop().asked(trackLine)).toHaveLength(1);
    expect(shop().asked('GET /service')).toHaveLength(2);
  });

  it('ends after 10 minutes', async () => {
    lists();
    await load();
    await pass(10 * minutes);
    shop().on(voiceLine, { body: [[voice('v2')], 1] });
    expect(voiceIds(await load())).toEqual(['v2']);
    expect(shop().asked(trackLine)).toHaveLength(2);
  });

  it('is kept for each shop', async () => {
    lists();
    await load();
    await load('https://other.example/api');
    expect(shop().asked(voiceLine)).toHaveLength(2);
    expect(
      Object.keys(localStorage)
        .filter((key) => key.includes(':cache:'))
        .toSorted(),
    ).toEqual([trackKey, trackKey.replace('shop', 'other'), voiceKey, voiceKey.replace('shop', 'other')].toSorted());
  });

  it('keeps no failure', async () => {
    lists().on(voiceLine, { status: 404 });
    expect(voiceIds(await load())).toBe('failed');
    expect(localStorage.getItem(voiceKey)).toBeNull();
    lists();
    expect(voiceIds(await load())).toEqual(['v1']);
  });

  it('keeps nothing that is not a list', async () => {
    lists().on(voiceLine, { body: { error: 'maintenance' } });
    expect(voiceIds(await load())).toBe('failed');
    expect(localStorage.getItem(voiceKey)).toBeNull();
  });

  it.each<[string, string]>([
    ['broken JSON', '{"savedAt":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no time', JSON.stringify({ answer: [[voice('evil')], 1] })],
    ['a time as text', JSON.stringify({ savedAt: '2025', answer: [[voice('evil')], 1] })],
    ['a time to come', JSON.stringify({ savedAt: Date.parse('2999-01-01'), answer: [[voice('evil')], 1] })],
    ['no answer', JSON.stringify({ savedAt: Date.parse('2025-03-11T12:00:00Z') })],
    ['an answer that is no list', JSON.stringify({ savedAt: Date.parse('2025-03-11T12:00:00Z'), answer: 'evil' })],
  ])('is passed over where it holds %s', async (_, content) => {
    lists();
    localStorage.setItem(voiceKey, content);
    expect(voiceIds(await load())).toEqual(['v1']);
  });

  it('is checked like the shop’s own answer', async () => {
    lists();
    const answer = [[{ ...voice('v3'), image: 'javascript:alert(1)' }, { id: 'nameless' }], 2];
    localStorage.setItem(voiceKey, JSON.stringify({ savedAt: Date.now(), answer }));
    const { store } = await load();
    expect(store.get(voicesAtom)).toMatchObject({ data: [{ id: 'v3', image: null }] });
  });

  it.each(['getItem', 'setItem'] as const)('that throws at %s is only logged', async (method) => {
    lists();
    blockStorage(method);
    const form = await load();
    expect(voiceIds(form)).toEqual(['v1']);
    expect(warn).toHaveBeenCalled();
  });
});

describe('the catalogue', () => {
  it('is loaded where a part is missing, and only that part', async () => {
    lists().on('GET /service', { status: 404 });
    const { store, events } = await load();
    expect(store.get(servicesAtom).status).toBe('failed');
    expect(store.get(soundtracksAtom).status).toBe('ready');
    expect(events).toMatchObject([{ name: 'voice-order-error', detail: { area: 'load', status: 404 } }]);
    lists();
    await store.set(reloadCatalogueAtom);
    expect(store.get(servicesAtom).status).toBe('ready');
    expect(shop().asked(voiceLine)).toHaveLength(1);
  });

  it('does without branding and settings', async () => {
    lists().on('GET /company/branding/acme', { status: 403 }).on('GET /site-settings', { status: 403 });
    const { store, events } = formStore({ referral: 'acme' });
    await store.set(reloadCatalogueAtom);
    expect(events).toMatchObject([{ detail: { area: 'branding', status: 403 } }]);
    expect(store.get(voicesAtom).status).toBe('ready');
  });
});
