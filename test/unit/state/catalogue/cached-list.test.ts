// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest';
import { startCatalogue } from '../../../../src/state/catalogue/load-catalogue.ts';
import { voicesAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { formStore, type FormStore } from '../../helpers/form-store.ts';
import { sentVoice, serviceLine, trackLine, voiceLine, withLists } from '../../helpers/lists.ts';

const { shop } = fakeShopEachTest();

const voiceKey = 'voice-order-form:cache:voice:https://shop.example/api';
const minutes = 60_000;

const lists = () => withLists(shop());

async function started(form: FormStore): Promise<FormStore> {
  onTestFinished(startCatalogue(form));
  await pass(0);
  return form;
}

const load = (): Promise<FormStore> => started(formStore());

const voiceIds = ({ store }: FormStore): unknown => {
  const voices = store.get(voicesAtom);
  return voices.status === 'ready' ? voices.data.map(({ id }) => id) : voices.status;
};

describe('the cache of voices and soundtracks', () => {
  it('is used for 10 minutes', async () => {
    lists();
    await load();
    await pass(10 * minutes - 1);
    expect(voiceIds(await load())).toEqual(['v1', 'slow']);
    expect([voiceLine, trackLine, serviceLine].map((line) => shop().asked(line).length)).toEqual([1, 1, 2]);
    await pass(1);
    shop().on(voiceLine, { body: [[sentVoice('v2')], 1] });
    expect(voiceIds(await load())).toEqual(['v2']);
  });

  it('is not used for another language', async () => {
    lists();
    await load();
    for (let visit = 1; visit <= 2; visit += 1) {
      await started(formStore({ language: 'fr' }));
      expect(shop().asked(voiceLine)).toHaveLength(2);
    }
  });

  it.each([{ status: 404 }, { body: { error: 'maintenance' } }])('does not store the failure %j', async (failure) => {
    lists().on(voiceLine, failure);
    expect(voiceIds(await load())).toBe('failed');
    expect(localStorage.getItem(voiceKey)).toBeNull();
    lists();
    expect(voiceIds(await load())).toEqual(['v1', 'slow']);
  });

  const evil = [[sentVoice('evil')], 1];

  it.each<[string, string]>([
    ['broken JSON', '{"savedAt":'],
    ['a list', '[]'],
    ['no language', JSON.stringify({ savedAt: Date.parse('2025-03-11T12:00:00Z'), answer: evil })],
    ['no time', JSON.stringify({ language: 'en', answer: evil })],
    ['a time as text', JSON.stringify({ savedAt: '2025', language: 'en', answer: evil })],
    ['a time to come', JSON.stringify({ savedAt: Date.parse('2999-01-01'), language: 'en', answer: evil })],
    [
      'an answer that is no list',
      JSON.stringify({ savedAt: Date.parse('2025-03-11T12:00:00Z'), language: 'en', answer: 'evil' }),
    ],
  ])('is ignored if it contains %s', async (_, content) => {
    lists();
    localStorage.setItem(voiceKey, content);
    expect(voiceIds(await load())).toEqual(['v1', 'slow']);
  });

  it('is validated like an answer of the shop', async () => {
    lists();
    const answer = [[{ ...sentVoice('v3'), image: 'javascript:alert(1)' }, { id: 'nameless' }], 2];
    localStorage.setItem(voiceKey, JSON.stringify({ savedAt: Date.now(), language: 'en', answer }));
    const { store } = await load();
    expect(store.get(voicesAtom)).toMatchObject({ data: [{ id: 'v3', image: null }] });
  });
});
