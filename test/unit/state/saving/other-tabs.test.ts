// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { freshOrder } from '../../../../src/domain/order/order.ts';
import { draftingStatusAtom } from '../../../../src/state/drafting/drafting.ts';
import { asideAtom } from '../../../../src/state/saving/order-aside.ts';
import { keepThisAtom, takeOtherAtom } from '../../../../src/state/saving/other-order.ts';
import { isSentAtom } from '../../../../src/state/checkout/checkout.ts';
import { startAnewAtom } from '../../../../src/state/order/service-switch.ts';
import { submissionAtom } from '../../../../src/state/checkout/submission.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { toastsOf } from '../../helpers/form-store.ts';
import { happen, stepOf } from '../../helpers/paying.ts';
import { orderOf } from '../../helpers/samples.ts';
import { hear, lineageStored, name, saveElsewhere, stored, tab, textStored, savedBeside } from '../../helpers/tabs.ts';

fakeShopEachTest();

describe('an order that another tab continues', () => {
  it.each<[string, () => unknown]>([
    ['its storage event', () => hear()],
    ['the event of a cleared and refilled storage', () => hear(null)],
    ['coming back to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['coming back to the page', () => dispatchEvent(new Event('pageshow'))],
  ])('is updated on %s', async (_, happen) => {
    const { store, comments, isAsked } = await tab();
    saveElsewhere({ isSent: true, created: { fingerprint: 'f', orderId: 'o1' } });
    happen();
    expect(comments()).toBe('Theirs');
    expect(store.get(isSentAtom)).toBe(true);
    expect(store.get(submissionAtom).created).toEqual({ fingerprint: 'f', orderId: 'o1' });
    expect(isAsked()).toBe(false);
    const text = textStored();
    await pass(500);
    expect(textStored()).toBe(text);
  });
});

describe('different work in two tabs', () => {
  it.each<[string, (one: Awaited<ReturnType<typeof tab>>) => void]>([
    ['an edit that is not saved yet', ({ write }) => (write('Newer'), saveElsewhere())],
    ['an order of another line', () => saveElsewhere({ lineage: 'b' })],
    [
      'drafts that are on their way',
      ({ store }) => (store.set(draftingStatusAtom, { kind: 'loading', attempt: 1 }), saveElsewhere()),
    ],
  ])(
    '(%s) closes the summary and needs a decision, and nothing overwrites the other order before',
    async (_, occur) => {
      const one = await tab();
      happen(one.store, 'opened', 'guestChosen');
      occur(one);
      const mine = one.comments();
      const text = textStored();
      hear();
      await pass(500);
      expect([one.isAsked(), one.comments(), stepOf(one.store)]).toEqual([true, mine, 'closed']);
      expect(toastsOf(one.store)).toEqual(['warning otherOrder 5']);
      one.write('More');
      await pass(500);
      dispatchEvent(new Event('pagehide'));
      expect(textStored()).toBe(text);
    },
  );

  it('is found before saving, even without a storage event', async () => {
    const { write, isAsked } = await tab();
    saveElsewhere();
    write('Newer');
    await pass(500);
    expect(isAsked()).toBe(true);
    expect(stored()).toMatchObject({ order: { comments: 'Theirs' } });
  });

  it('can be resolved with the latest version of theirs', async () => {
    const { store, comments, isAsked, write } = await tab();
    for (const text of ['Theirs', 'Theirs, later']) {
      saveElsewhere({ lineage: 'b' }, { comments: text });
      hear();
    }
    store.set(takeOtherAtom);
    expect(comments()).toBe('Theirs, later');
    expect(isAsked()).toBe(false);
    write('Gone on');
    await pass(500);
    expect(stored()).toMatchObject({ lineage: 'b', order: { comments: 'Gone on' } });
  });

  it('can be resolved with ours', async () => {
    const { store, comments, isAsked } = await tab();
    const lineage = lineageStored();
    saveElsewhere({ lineage: 'b' });
    hear();
    store.set(keepThisAtom);
    expect(comments()).toBe('Ours');
    expect(isAsked()).toBe(false);
    expect(stored()).toMatchObject({ order: { comments: 'Ours' } });
    expect([lineage, 'b']).not.toContain(lineageStored());
  });

  it('needs no decision if theirs is untouched', async () => {
    const { isAsked, comments } = await tab();
    saveElsewhere({ lineage: 'b', order: freshOrder('moh', 'USD') });
    hear();
    expect([isAsked(), comments()]).toEqual([false, 'Ours']);
  });

  it('does not prevent saving the order that is being paid', async () => {
    const { store, isAsked } = await tab();
    const lineage = lineageStored();
    saveElsewhere({ lineage: 'b' });
    hear();
    happen(store, 'opened', 'payPressed', 'departed');
    await pass(500);
    expect(isAsked()).toBe(false);
    expect(stored()).toMatchObject({ isSent: true, order: { comments: 'Ours' } });
    expect([lineage, 'b']).not.toContain(lineageStored());
  });
});

describe('an order that is being paid', () => {
  it('is not replaced by another tab', async () => {
    const { store, comments, isAsked } = await tab();
    const lineage = lineageStored();
    happen(store, 'opened', 'payPressed');
    saveElsewhere();
    hear();
    expect(comments()).toBe('Ours');
    expect(stepOf(store)).toBe('paying');
    expect(isAsked()).toBe(false);
    await pass(500);
    expect(stored()).toMatchObject({ order: { comments: 'Ours' } });
    expect(lineageStored()).not.toBe(lineage);
  });
});

describe('another tab', () => {
  it('that starts a new order does not affect this one', async () => {
    const { comments, isAsked, write } = await tab();
    localStorage.removeItem(name);
    hear();
    expect([comments(), isAsked()]).toEqual(['Ours', false]);
    write('Ours, later');
    await pass(500);
    expect(stored()).toMatchObject({ order: { comments: 'Ours, later' } });
  });

  it('with a newer version keeps its order; this tab saves beside it', async () => {
    const { write } = await tab();
    saveElsewhere({ version: 6 });
    const text = textStored();
    hear();
    write('Ours, later');
    await pass(500);
    expect(textStored()).toBe(text);
    expect(stored('order:-:2')).toMatchObject({
      order: { comments: 'Ours, later' },
    });
  });

  it('does not take a new order of this one for the old one', async () => {
    const { store, write } = await tab();
    const lineage = lineageStored();
    store.set(startAnewAtom, 'voip');
    write('Another order');
    await pass(500);
    expect(lineageStored()).not.toBe(lineage);
  });
});

const aside = (): unknown => stored('order:-:aside');

/** A tab in which something was written while the buyer is asked about another tab’s order. */
async function undecided() {
  const one = await tab();
  saveElsewhere({ lineage: 'b' });
  hear();
  one.write('Ours, later');
  await pass(500);
  return one;
}

describe('work before the buyer decides', () => {
  it('is saved beside theirs, also when the page is left, and offered again after a reload', async () => {
    const { isAsked, close, write } = await undecided();
    expect(isAsked()).toBe(true);
    expect(stored()).toMatchObject({ order: { comments: 'Theirs' } });
    expect(aside()).toMatchObject({ order: { comments: 'Ours, later' } });
    write('Ours, at last');
    dispatchEvent(new Event('pagehide'));
    expect(aside()).toMatchObject({ order: { comments: 'Ours, at last' } });
    close();
    const later = await tab('');
    expect(later.comments()).toBe('Theirs');
    later.store.set(takeOtherAtom);
    expect(later.comments()).toBe('Ours, at last');
  });

  it.each<[string, (one: Awaited<ReturnType<typeof tab>>) => unknown]>([
    ['takes theirs', ({ store }) => store.set(takeOtherAtom)],
    ['keeps this one', ({ store }) => store.set(keepThisAtom)],
    ['gives the other one up', () => (localStorage.removeItem(name), hear())],
  ])('is not saved beside it after the buyer %s', async (_, decide) => {
    const one = await undecided();
    decide(one);
    await pass(500);
    expect([aside(), one.store.get(asideAtom), one.isAsked()]).toEqual([null, null, false]);
    one.write('More');
    await pass(500);
    expect(stored()).toMatchObject({ order: { comments: 'More' } });
  });

  it('does not overwrite an order that was set aside before', async () => {
    const order = orderOf({ comments: 'Set aside' });
    localStorage.setItem(`${name}:aside`, JSON.stringify({ ...savedBeside, order, lineage: 'c' }));
    const one = await tab('');
    one.write('Here');
    await pass(500);
    saveElsewhere({ lineage: 'b' });
    hear();
    one.write('Here, later');
    await pass(500);
    expect(aside()).toMatchObject({ lineage: 'c', order: { comments: 'Set aside' } });
  });
});
