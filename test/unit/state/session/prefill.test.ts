// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest';
import { settingsAtom, wasReachedAtom, type Settings } from '../../../../src/state/host/settings.ts';
import { isUntouchedAtom, orderAtom } from '../../../../src/state/session/order-atoms.ts';
import { startFreshOrder } from '../../../../src/state/session/service-switch.ts';
import {
  companyNameAtom,
  draftingFormAtom,
  editDraftingForm,
  openDrafting,
} from '../../../../src/state/drafting/drafting-form.ts';
import { startForm } from '../../../../src/state/start.ts';
import type { Store } from '../../../../src/state/form.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { edit, formStore, settings, toastsOf } from '../../helpers/form-store.ts';
import { startedForm, voiceLine, withLists } from '../../helpers/lists.ts';
import { discountOf } from '../../helpers/samples.ts';
import { saveElsewhere, stored } from '../../helpers/tabs.ts';

const { shop } = fakeShopEachTest();

const wishes = { voice: 'v1', phoneSystem: '3cx', discount: 'SPRING', company: 'Acme' };
const discountLine = 'GET /discount/SPRING';

function started(edit: Partial<Settings> = wishes) {
  shop().on(discountLine, { body: discountOf() });
  return startedForm(shop(), edit);
}

const wish = (store: Store, edit: Partial<Settings>): void =>
  store.set(settingsAtom, { ...settings, ...wishes, ...edit });
const held = (store: Store) => {
  const { voices, phoneSystem, discount } = store.get(orderAtom);
  return [voices[0], phoneSystem, discount?.discountCode ?? null];
};
const nothing = [null, 'mp3', null];

describe('a fresh order', () => {
  it('contains the page’s values, and counts as untouched', async () => {
    const { store } = await started();
    expect(held(store)).toEqual(['v1', '3cx', 'SPRING']);
    expect(store.get(orderAtom).activeVoiceTab).toBe('male');
    expect(store.get(isUntouchedAtom)).toBe(true);
    expect(stored()).toBeNull();
  });

  it.each<[string, Partial<Settings>]>([
    ['a voice that is not offered', { voice: 'v9' }],
    ['a phone system that there is not', { phoneSystem: 'fax' }],
    ['a discount that does not hold', { discount: 'NOPE' }],
    ['nothing', {}],
  ])('is empty, without a notice, with %s', async (_, edit) => {
    const { store, events } = await started(edit);
    expect(held(store)).toEqual(nothing);
    expect(toastsOf(store)).toEqual([]);
    expect(events.filter(({ name }) => name === 'voice-order-error' || name === 'voice-order-change')).toEqual([]);
  });

  it('gets its voice once the shop answers', async () => {
    withLists(shop()).on(voiceLine, { status: 503 });
    const form = formStore({ voice: 'v1' });
    const { store } = form;
    onTestFinished(startForm(form, true));
    await pass(8000);
    expect(held(store)).toEqual(nothing);
    withLists(shop());
    await pass(60_000);
    expect(held(store)).toEqual(['v1', 'mp3', null]);
  });

  it('that the buyer has begun gets the page’s voice and discount once the shop answers', async () => {
    withLists(shop()).on(voiceLine, { status: 503 });
    shop().on(discountLine, async () => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      return { body: discountOf() };
    });
    const form = formStore(wishes);
    onTestFinished(startForm(form, true));
    edit(form, { comments: 'Hello' });
    await pass(4000);
    expect(held(form.store)).toEqual([null, '3cx', 'SPRING']);
    withLists(shop());
    await pass(60_000);
    expect(held(form.store)).toEqual(['v1', '3cx', 'SPRING']);
  });

  it('counts as untouched with a phone system that the page has hidden', async () => {
    const { store } = await started({ ...wishes, hiddenParts: ['phone-system'] });
    expect([...held(store), store.get(isUntouchedAtom)]).toEqual(['v1', '3cx', 'SPRING', true]);
  });

  it('gets no discount that could not be looked up, but the next order does', async () => {
    withLists(shop()).on(discountLine, { status: 503 });
    const form = formStore(wishes);
    const { store } = form;
    onTestFinished(startForm(form, true));
    await pass(30_000);
    expect(held(store)).toEqual(['v1', '3cx', null]);
    shop().on(discountLine, { body: discountOf() });
    startFreshOrder(form, 'moh');
    await pass(1000);
    expect(held(store)).toEqual(['v1', '3cx', 'SPRING']);
  });
});

it('changed values are used until the buyer changes the order, and again for the next one', async () => {
  const form = await started();
  const { store } = form;
  wish(store, { voice: 'slow', phoneSystem: null, discount: null, company: 'Beta' });
  await pass(1000);
  expect([...held(store), store.get(isUntouchedAtom)]).toEqual(['slow', 'mp3', null, true]);
  edit(form, { comments: 'Hello' });
  wish(store, { phoneSystem: 'asterisk', company: 'Gamma' });
  await pass(1000);
  expect([...held(store), store.get(companyNameAtom)]).toEqual(['slow', 'mp3', null, 'Gamma']);
  startFreshOrder(form, 'moh');
  await pass(1000);
  expect(held(store)).toEqual(['v1', 'asterisk', 'SPRING']);
});

const isDiscount = ({ line }: { readonly line: string }): boolean => line.startsWith('GET /discount');

it.each<[string, Partial<Settings>, () => void]>([
  ['the page’s discount', { discount: 'SPRING' }, () => {}],
  ['a saved discount', {}, () => saveElsewhere({}, { discount: discountOf() })],
])('a form behind a button asks for %s once the buyer is near', async (_, edit, save) => {
  save();
  shop().on('GET /discount/SPRING', { body: discountOf() });
  const { store } = await startedForm(shop(), { ...edit, isButton: true });
  expect(shop().calls).toEqual([]);
  store.set(wasReachedAtom, true);
  await pass(1000);
  expect(shop().calls.filter(isDiscount)).toHaveLength(1);
  expect(store.get(orderAtom).discount?.discountCode).toBe('SPRING');
});

it('a saved order is not changed', async () => {
  const form = await started({});
  edit(form, { comments: 'Hello' });
  await pass(2000);
  form.stop();
  const next = await started();
  expect([next.store.get(orderAtom).comments, ...held(next.store)]).toEqual(['Hello', ...nothing]);
  expect(shop().asked(discountLine)).toEqual([]);
  expect(next.store.get(companyNameAtom)).toBe('Acme');
});

it('the company does not replace what the buyer wrote', async () => {
  const form = await started();
  editDraftingForm(form, { companyName: 'Beta' });
  openDrafting(form);
  expect(form.store.get(draftingFormAtom).companyName).toBe('Beta');
});
