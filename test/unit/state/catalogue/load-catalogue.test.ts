// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import {
  dataOr,
  isPreparedAtom,
  reloadCatalogueAtom,
  servicesAtom,
  tracksAtom,
  voicesAtom,
} from '../../../../src/state/catalogue/catalogue.ts';
import { startCatalogue } from '../../../../src/state/catalogue/load-catalogue.ts';
import { settingsAtom } from '../../../../src/state/host/settings.ts';
import { fakeShopEachTest, later, pass } from '../../helpers/fake-shop.ts';
import { formStore, settings, type FormStore } from '../../helpers/form-store.ts';
import { serviceLine, trackLine, voiceLine, withLists, sentVoice } from '../../helpers/lists.ts';

const { shop } = fakeShopEachTest();

async function started(...given: Parameters<typeof formStore>): Promise<FormStore> {
  const form = formStore(...given);
  onTestFinished(startCatalogue(form));
  await pass(0);
  return form;
}

it('the catalogue reloads only the missing part after a press', async () => {
  withLists(shop()).on(serviceLine, { status: 404 });
  const { store, events } = await started();
  expect([store.get(servicesAtom).status, store.get(tracksAtom).status]).toEqual(['failed', 'ready']);
  expect(events).toMatchObject([{ name: 'voice-order-error', detail: { area: 'load', status: 404 } }]);
  withLists(shop());
  void store.get(reloadCatalogueAtom).now();
  await pass(0);
  expect(store.get(servicesAtom).status).toBe('ready');
  expect(shop().asked(voiceLine)).toHaveLength(1);
});

it.each(['GET /site-settings', serviceLine])('the catalogue waits at most five seconds for %s', async (line) => {
  withLists(shop()).on(line, () => later().reply);
  const { store } = await started();
  await pass(4_900);
  expect(store.get(isPreparedAtom)).toBe(false);
  await pass(200);
  expect(store.get(isPreparedAtom)).toBe(true);
});

/** The lists that were requested since the last call, in order. */
function asked(): readonly string[] {
  const names = shop().calls.map(({ line }) => /^GET \/([\w/-]+)/u.exec(line)?.[1] ?? '');
  shop().calls.length = 0;
  return names;
}

const down = { status: 500 };

/** A form whose shop does not answer, after the first retries. */
async function withoutLists(): Promise<FormStore> {
  withLists(shop()).on(voiceLine, down).on(trackLine, down).on(serviceLine, down);
  const form = await started();
  await pass(2100);
  return form;
}

it('lists that could not be loaded are requested one by one, as far as the shop answers', async () => {
  await withoutLists();
  asked();
  await pass(10_000);
  expect(asked()).toEqual(['voice']);
  shop().on(voiceLine, { body: [[], 0] });
  await pass(20_000);
  expect(asked()).toEqual(['voice', 'soundtrack']);
  shop().on(trackLine, { body: [[], 0] });
  await pass(40_000);
  expect(asked()).toEqual(['soundtrack', 'service']);
  shop().on(serviceLine, { body: [[], 0] });
  await pass(80_000);
  expect(asked()).toEqual(['service']);
  await pass(3_600_000);
  expect(asked()).toEqual([]);
});

const title = (store: FormStore['store']): string | undefined =>
  dataOr(store.get(tracksAtom), []).map((track) => track.title)[0];
const french = { ...settings, language: 'fr-CA' };
const fleuve = { body: [[{ id: 't1', title: 'Fleuve', file: { host: 'cdn.example', file: 'a.mp3' } }], 1] };

it('another language of the page reloads the lists, and shows the old ones until then', async () => {
  withLists(shop());
  const { store } = await started();
  shop().on(trackLine, { status: 503 });
  store.set(settingsAtom, french);
  await pass(8_000);
  expect(title(store)).toBe('River');
  expect(shop().asked(trackLine).at(-1)?.language).toBe('fr-CA');
  shop().on(trackLine, fleuve);
  await pass(60_000);
  expect(title(store)).toBe('Fleuve');
});

const voiceKey = 'voice-order-form:cache:voice:https://shop.example/api';
const minutes = 60_000;

const lists = () => withLists(shop());

const voiceIds = ({ store }: FormStore): unknown => {
  const voices = store.get(voicesAtom);
  return voices.status === 'ready' ? voices.data.map(({ id }) => id) : voices.status;
};

it('the cache of voices and soundtracks is used for 10 minutes', async () => {
  lists();
  await started();
  await pass(10 * minutes - 1);
  expect(voiceIds(await started())).toEqual(['v1', 'slow']);
  expect([voiceLine, trackLine, serviceLine].map((line) => shop().asked(line).length)).toEqual([1, 1, 2]);
  await pass(1);
  shop().on(voiceLine, { body: [[sentVoice('v2')], 1] });
  expect(voiceIds(await started())).toEqual(['v2']);
});

it('the cache of voices and soundtracks is not used for another language', async () => {
  lists();
  await started();
  for (let visit = 1; visit <= 2; visit += 1) {
    await started({ language: 'fr' });
    expect(shop().asked(voiceLine)).toHaveLength(2);
  }
});

it.each([{ status: 404 }, { body: { error: 'maintenance' } }])(
  'the cache of voices and soundtracks does not store the failure %j',
  async (failure) => {
    lists().on(voiceLine, failure);
    expect(voiceIds(await started())).toBe('failed');
    expect(localStorage.getItem(voiceKey)).toBeNull();
    lists();
    expect(voiceIds(await started())).toEqual(['v1', 'slow']);
  },
);

const saved = (edit: object): string =>
  JSON.stringify({
    savedAt: Date.parse('2025-03-11T12:00:00Z'),
    language: 'en',
    answer: [[sentVoice('evil')], 1],
    ...edit,
  });

it.each<[string, string]>([
  ['broken JSON', '{"savedAt":'],
  ['a list', '[]'],
  ['no language', saved({ language: undefined })],
  ['no time', saved({ savedAt: undefined })],
  ['a time as text', saved({ savedAt: '2025' })],
  ['a time to come', saved({ savedAt: Date.parse('2999-01-01') })],
  ['an answer that is no list', saved({ answer: 'evil' })],
])('the cache of voices and soundtracks is ignored if it contains %s', async (_, content) => {
  lists();
  localStorage.setItem(voiceKey, content);
  expect(voiceIds(await started())).toEqual(['v1', 'slow']);
});

it('the cache of voices and soundtracks is validated like an answer of the shop', async () => {
  lists();
  const answer = [[{ ...sentVoice('v3'), image: 'javascript:alert(1)' }, { id: 'nameless' }], 2];
  localStorage.setItem(voiceKey, JSON.stringify({ savedAt: Date.now(), language: 'en', answer }));
  const { store } = await started();
  expect(store.get(voicesAtom)).toMatchObject({ data: [{ id: 'v3', image: null }] });
});
