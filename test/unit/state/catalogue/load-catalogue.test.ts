// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import {
  isCatalogueMissingAtom,
  isPreparedAtom,
  servicesAtom,
  tracksAtom,
  voicesAtom,
} from '../../../../src/state/catalogue/catalogue.ts';
import { reloadCatalogueAtom, startCatalogue } from '../../../../src/state/catalogue/load-catalogue.ts';
import { dataOr } from '../../../../src/state/catalogue/remote.ts';
import { settingsAtom } from '../../../../src/state/host/settings.ts';
import { fakeShopEachTest, later, pass } from '../../helpers/fake-shop.ts';
import { formStore, settings, type FormStore } from '../../helpers/form-store.ts';
import { serviceLine, trackLine, voiceLine, withLists } from '../../helpers/lists.ts';
import { quietWarnings } from '../../helpers/quiet.ts';
import { turnPage, visibleEachTest } from '../../helpers/visible.ts';

const { shop } = fakeShopEachTest();
quietWarnings();
visibleEachTest();

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function started(...given: Parameters<typeof formStore>): Promise<FormStore> {
  const form = formStore(...given);
  stops.push(startCatalogue(form.store));
  await pass(0);
  return form;
}

describe('the catalogue', () => {
  it('is loaded where a part is missing, and only that part', async () => {
    withLists(shop()).on('GET /service', { status: 404 });
    const { store, events } = await started();
    expect(store.get(servicesAtom).status).toBe('failed');
    expect(store.get(tracksAtom).status).toBe('ready');
    expect(events).toMatchObject([{ name: 'voice-order-error', detail: { area: 'load', status: 404 } }]);
    withLists(shop());
    void store.set(reloadCatalogueAtom);
    await pass(0);
    expect(store.get(servicesAtom).status).toBe('ready');
    expect(shop().asked(voiceLine)).toHaveLength(1);
  });

  it('does without branding and settings', async () => {
    withLists(shop()).on('GET /company/branding/acme', { status: 403 }).on('GET /site-settings', { status: 403 });
    const { store, events } = await started({ referral: 'acme' });
    expect(events).toMatchObject([{ detail: { area: 'branding', status: 403 } }]);
    expect(store.get(voicesAtom).status).toBe('ready');
  });

  it('waits five seconds for them at most before the form is shown', async () => {
    withLists(shop()).on('GET /site-settings', () => later().reply);
    const { store } = await started();
    await pass(4_900);
    expect(store.get(isPreparedAtom)).toBe(false);
    await pass(200);
    expect(store.get(isPreparedAtom)).toBe(true);
  });
});

/** Which lists were asked for since the last look, in their order. */
function asked(): readonly string[] {
  const names = shop().calls.map(({ line }) => /^GET \/([\w/-]+)/u.exec(line)?.[1] ?? '');
  shop().calls.length = 0;
  return names;
}

const down = { status: 500 };

describe('lists that could not be had', () => {
  /** A form whose shop answers nothing, after all that is tried at first. */
  async function withoutLists(): Promise<FormStore> {
    withLists(shop()).on(voiceLine, down).on(trackLine, down).on(serviceLine, down);
    const form = await started();
    await pass(2100);
    return form;
  }

  it('are repeated three times at first, all together', async () => {
    await withoutLists();
    const lists = ['voice', 'soundtrack', 'service'];
    expect(asked().filter((name) => lists.includes(name))).toEqual([...lists, ...lists, ...lists, ...lists]);
  });

  it('are then asked for one by one, one call each, as far as the shop answers', async () => {
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

  it.each<[string, (form: FormStore) => void]>([
    ['by the button', ({ store }) => store.set(reloadCatalogueAtom)],
    ['when the browser is online again', () => dispatchEvent(new Event('online'))],
    ['when the page is looked at again', () => turnPage(false)],
  ])('are asked for at once %s', async (_, happen) => {
    const form = await withoutLists();
    withLists(shop());
    asked();
    happen(form);
    await pass(0);
    expect(asked()).toEqual(['voice', 'soundtrack', 'service']);
    expect(form.store.get(isCatalogueMissingAtom)).toBe(false);
  });

  it('are not asked for while nobody looks', async () => {
    await withoutLists();
    turnPage(true);
    asked();
    await pass(3_600_000);
    expect(asked()).toEqual([]);
    turnPage(false);
    await pass(0);
    expect(asked()).toEqual(['voice']);
  });

  it('are asked for no more after the end', async () => {
    await withoutLists();
    asked();
    stops.splice(0).forEach((stop) => stop());
    await pass(3_600_000);
    expect(asked()).toEqual([]);
  });

  it('are asked for with all repeats again of another shop', async () => {
    const { store } = await withoutLists();
    asked();
    store.set(settingsAtom, { ...settings, apiUrl: 'https://other.example/api' });
    await pass(2100);
    expect(asked().filter((name) => name === 'voice')).toHaveLength(4);
  });
});

describe('other settings, and back', () => {
  it('leave a list that is here as it is, whatever comes of the first call', async () => {
    const late = later();
    withLists(shop()).on(serviceLine, () => late.reply);
    const { store } = await started();
    store.set(settingsAtom, { ...settings, referral: 'acme' });
    withLists(shop());
    store.set(settingsAtom, settings);
    await pass(0);
    expect(store.get(servicesAtom).status).toBe('ready');
    await late.come({ status: 404 });
    expect(store.get(servicesAtom).status).toBe('ready');
    await pass(3_600_000);
    expect(store.get(servicesAtom).status).toBe('ready');
  });
});

describe('another language of the page', () => {
  const title = (store: FormStore['store']): string | undefined =>
    dataOr(store.get(tracksAtom), []).map((track) => track.title)[0];
  const french = { ...settings, language: 'fr-CA' };
  const fleuve = { body: [[{ id: 't1', title: 'Fleuve', file: { host: 'cdn.example', file: 'a.mp3' } }], 1] };

  it('has the lists asked for in it; what is here stays until they come', async () => {
    withLists(shop());
    const { store } = await started();
    const late = later();
    shop().on(trackLine, () => late.reply);
    store.set(settingsAtom, french);
    await pass(0);
    expect(title(store)).toBe('River');
    expect(shop().asked(trackLine).at(-1)?.language).toBe('fr-CA');
    await late.come(fleuve);
    expect(title(store)).toBe('Fleuve');
  });

  it('leaves the lists as they are where they can’t be had in it', async () => {
    withLists(shop());
    const { store, events } = await started();
    shop().on(trackLine, { status: 404 });
    store.set(settingsAtom, french);
    await pass(0);
    expect(shop().asked(trackLine)).toHaveLength(2);
    expect(title(store)).toBe('River');
    expect(events).toEqual([]);
  });

  it('has them asked for again until they come in it', async () => {
    withLists(shop());
    const { store } = await started();
    shop().on(trackLine, { status: 503 });
    store.set(settingsAtom, french);
    await pass(8_000);
    expect(title(store)).toBe('River');
    shop().on(trackLine, fleuve);
    await pass(60_000);
    expect(title(store)).toBe('Fleuve');
  });

  it('that comes while the first load fails leaves it to be repeated', async () => {
    for (const line of [voiceLine, trackLine, serviceLine]) shop().on(line, () => later().reply);
    const { store } = await started();
    for (const line of [voiceLine, trackLine, serviceLine]) shop().on(line, { status: 503 });
    store.set(settingsAtom, french);
    await pass(120_000);
    expect(store.get(servicesAtom).status).toBe('failed');
    withLists(shop());
    await pass(600_000);
    expect(store.get(servicesAtom).status).toBe('ready');
  });

  it('drops an answer that comes when the page is in yet another', async () => {
    withLists(shop());
    const { store } = await started();
    const late = later();
    shop().on(trackLine, () => late.reply);
    store.set(settingsAtom, french);
    await pass(0);
    store.set(settingsAtom, settings);
    await pass(0);
    await late.come(fleuve);
    expect(title(store)).toBe('River');
  });
});
