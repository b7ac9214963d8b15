// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { freshOrder } from '../../../../src/domain/order/order.ts';
import { draftingSessionAtom, draftingStatusAtom } from '../../../../src/state/drafting/drafting.ts';
import { isUntouchedAtom } from '../../../../src/state/order/order.ts';
import { keepThisAtom, takeOtherAtom } from '../../../../src/state/saving/saved-slot.ts';
import { isSentAtom } from '../../../../src/state/checkout/checkout.ts';
import { startAnewAtom } from '../../../../src/state/order/service-switch.ts';
import { submissionAtom } from '../../../../src/state/checkout/submission.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { toastsOf } from '../../helpers/form-store.ts';
import { happen, stepOf } from '../../helpers/paying.ts';
import { quietWarnings } from '../../helpers/quiet.ts';
import {
  closeTabsAfterEach,
  hear,
  lineageStored,
  name,
  saveElsewhere,
  stored,
  tab,
  textStored,
} from '../../helpers/tabs.ts';

fakeShopEachTest();
quietWarnings();
closeTabsAfterEach();

describe('an order that another tab goes on with', () => {
  it.each<[string, () => unknown]>([
    ['its storage event', () => hear()],
    ['the event of a cleared and refilled storage', () => hear(null)],
    ['coming back to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['coming back to the page', () => dispatchEvent(new Event('pageshow'))],
  ])('is taken over on %s', async (_, happen) => {
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

  it('is taken over by a tab that has done nothing yet', async () => {
    const { comments, isAsked } = await tab('');
    saveElsewhere();
    hear();
    expect(comments()).toBe('Theirs');
    expect(isAsked()).toBe(false);
  });

  it('ends what belonged to the order before', async () => {
    const { store } = await tab();
    happen(store, 'opened', 'guestChosen');
    store.set(draftingSessionAtom, { sessionId: 's', remainingLimit: null, promptOf: {} });
    saveElsewhere();
    hear();
    expect(stepOf(store)).toBe('closed');
    expect(store.get(draftingSessionAtom)).toBeNull();
  });

  it('is gone on with in turn, in its line', async () => {
    const { write } = await tab();
    const lineage = lineageStored();
    saveElsewhere();
    hear();
    write('Ours again');
    await pass(500);
    expect(stored()).toMatchObject({ lineage, order: { comments: 'Ours again' } });
  });

  it('says nothing of other keys', async () => {
    const { comments } = await tab();
    saveElsewhere();
    hear('voice-order-form:order:acme');
    expect(comments()).toBe('Ours');
  });
});

describe('work in both tabs', () => {
  it.each<[string, (one: Awaited<ReturnType<typeof tab>>) => void]>([
    ['an edit that is not saved yet', ({ write }) => (write('Newer'), saveElsewhere())],
    ['an order of another line', () => saveElsewhere({ lineage: 'b' })],
    [
      'drafts that are on their way',
      ({ store }) => (store.set(draftingStatusAtom, { kind: 'loading', attempt: 1 }), saveElsewhere()),
    ],
  ])('(%s) is asked about, and nothing goes over theirs until then', async (_, occur) => {
    const one = await tab();
    occur(one);
    const mine = one.comments();
    const text = textStored();
    hear();
    happen(one.store, 'closed');
    await pass(500);
    expect(one.isAsked()).toBe(true);
    expect(one.comments()).toBe(mine);
    expect(toastsOf(one.store)).toEqual(['warning otherOrder 5']);
    one.write('More');
    await pass(500);
    dispatchEvent(new Event('pagehide'));
    expect(textStored()).toBe(text);
  });

  it('is found before saving, even where no event told it', async () => {
    const { write, isAsked } = await tab();
    saveElsewhere();
    write('Newer');
    await pass(500);
    expect(isAsked()).toBe(true);
    expect(stored()).toMatchObject({ order: { comments: 'Theirs' } });
  });

  it('closes the summary, so that the question is seen', async () => {
    const { store } = await tab();
    happen(store, 'opened', 'guestChosen');
    saveElsewhere({ lineage: 'b' });
    hear();
    expect(stepOf(store)).toBe('closed');
  });

  it('ends with theirs, as it is by then', async () => {
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

  it('ends with ours, which the other tab is asked about in turn', async () => {
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

  it('ends by itself where the other tab gives its order up; ours is saved with its next edit', async () => {
    const { isAsked, write } = await tab();
    saveElsewhere({ lineage: 'b' });
    hear();
    localStorage.removeItem(name);
    hear();
    expect(isAsked()).toBe(false);
    write('More');
    await pass(500);
    expect(stored()).toMatchObject({ order: { comments: 'More' } });
  });

  it('is not asked about where theirs holds no work', async () => {
    const { isAsked, comments } = await tab();
    const order = freshOrder('moh', 'USD');
    saveElsewhere({ lineage: 'b', order, isCurrencyChosen: true });
    hear();
    expect(isAsked()).toBe(false);
    expect(comments()).toBe('Ours');
  });

  it('while this tab pays, saves the order that is being paid', async () => {
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

describe('an order that is being paid for', () => {
  it('stays, though another tab goes on with it', async () => {
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
  it('that starts anew leaves this one’s order where it is', async () => {
    const { comments, isAsked, write } = await tab();
    localStorage.removeItem(name);
    hear();
    expect(comments()).toBe('Ours');
    expect(isAsked()).toBe(false);
    write('Ours, later');
    await pass(500);
    expect(stored()).toMatchObject({ order: { comments: 'Ours, later' } });
  });

  it('that runs a newer version keeps its order; this one saves beside it', async () => {
    const { write } = await tab();
    saveElsewhere({ version: 6 });
    const text = textStored();
    hear();
    write('Ours, later');
    await pass(500);
    expect(textStored()).toBe(text);
    expect(JSON.parse(localStorage.getItem(`${name}:2`) ?? 'null')).toMatchObject({
      order: { comments: 'Ours, later' },
    });
  });

  it('hears of an order that starts anew as of another one', async () => {
    const { store, write } = await tab();
    const lineage = lineageStored();
    store.set(startAnewAtom, 'voip');
    expect(store.get(isUntouchedAtom)).toBe(true);
    write('Another order');
    await pass(500);
    expect(lineageStored()).not.toBe(lineage);
  });
});
