// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { asideAtom } from '../../../../src/state/saving/order-aside.ts';
import { keepThisAtom, takeOtherAtom } from '../../../../src/state/saving/saved-slot.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { orderOf } from '../../helpers/samples.ts';
import { hear, name, savedBeside, saveElsewhere, stored, tab } from '../../helpers/tabs.ts';

fakeShopEachTest();

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
