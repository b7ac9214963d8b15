import { afterEach, describe, expect, it } from 'vitest';
import { servicesAtom, soundtracksAtom, voicesAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { reloadCatalogueAtom, startCatalogue } from '../../../../src/state/catalogue/load-catalogue.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { formStore, type FormStore } from '../../helpers/form-store.ts';
import { voiceLine, withLists } from '../../helpers/lists.ts';
import { quietWarnings } from '../../helpers/quiet.ts';

const { shop } = fakeShopEachTest();
quietWarnings();

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
    expect(store.get(soundtracksAtom).status).toBe('ready');
    expect(events).toMatchObject([{ name: 'voice-order-error', detail: { area: 'load', status: 404 } }]);
    withLists(shop());
    store.set(reloadCatalogueAtom);
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
});
