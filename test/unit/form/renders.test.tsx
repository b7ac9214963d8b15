// @vitest-environment happy-dom
import { withOption } from '../../../src/domain/order/voice-options.ts';
import type * as runtime from 'react/jsx-dev-runtime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeOrderAtom } from '../../../src/state/order/order.ts';
import { startPrices } from '../../../src/state/prices/ask-prices.ts';
import { startSaving } from '../../../src/state/saving/start-saving.ts';
import { startTelling } from '../../../src/state/tell-host.ts';
import { takeRenders } from '../helpers/count-renders.ts';
import { App } from '../../../src/app.tsx';
import { drawing, drawInto, typeInto, type DrawnForm } from '../helpers/draw.tsx';
import { fakeShopEachTest, pass } from '../helpers/fake-shop.ts';
import { readyStore } from '../helpers/form-store.ts';
import { goodShop } from '../helpers/paying.ts';
import { messages } from '../helpers/samples.ts';

// The files of a worker share loaded modules: this one loads them again, and leaves none for the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('react/jsx-dev-runtime');
  vi.resetModules();
});
vi.mock('react/jsx-dev-runtime', async (original) => {
  const { withCountedRenders } = await import('../helpers/count-renders.ts');
  return withCountedRenders(await original<typeof runtime>());
});

const patience = { timeout: 30_000 };
const { store, events } = readyStore({ messages: messages(20) });
let form: DrawnForm;
let first: readonly string[] = [];
beforeAll(async () => {
  form = await drawInto(<App store={store} />);
  // Sections out of sight are laid out a moment later.
  await vi.waitUntil(async () => {
    await drawing(() => Promise.resolve());
    return form.place.querySelector('[data-starting=true]') === null;
  }, patience);
  first = takeRenders();
}, 60_000);
afterAll(() => form.takeAway());

const areas = (): readonly HTMLTextAreaElement[] => [...form.place.querySelectorAll('textarea')];
const sums = ['Sums', 'Amount', 'OutdatedTotals'];
const card = ['MessageText', 'TextArea', 'Field', 'FieldNotes', 'WordHint'];

describe('a keystroke', () => {
  it('does not redraw the whole form', () => {
    expect(first.length).toBeGreaterThan(500);
    expect(first).toEqual(expect.arrayContaining([...card, 'Counts', 'Sums', 'CommentsSection']));
  });

  it.each([0, 6, 19])('in message %i renders its card and the counts only', async (index) => {
    await typeInto(areas()[index], 'Thank you for calling us');
    expect(takeRenders()).toEqual([...card, 'Counts']);
  });

  it('that does not change the number of words renders the card only', async () => {
    await typeInto(areas()[6], 'Thank you for calling them');
    expect(takeRenders()).toEqual(card);
  });
});

it('a change of an option renders no message', async () => {
  await drawing(() => store.set(changeOrderAtom, withOption('proofReading', true)));
  const names = takeRenders();
  await drawing(() => store.set(changeOrderAtom, withOption('proofReading', false)));
  expect(names).toContain('OptionBox');
  expect(names).not.toContain('MessageText');
  expect(names).not.toContain('TextArea');
});

describe('a form that requests prices, saves and notifies the host page', () => {
  const { shop } = fakeShopEachTest();
  const stops: (() => void)[] = [];
  beforeEach(async () => {
    goodShop(shop());
    await drawing(() => {
      stops.push(startPrices(store), startSaving(store), startTelling(store));
      return pass(1000);
    });
    takeRenders();
  });
  afterEach(() => drawing(() => stops.splice(0).forEach((stop) => stop())));

  it('marks the totals as old with the first key only', async () => {
    await typeInto(areas()[6], 'Thank you for calling');
    expect(new Set(takeRenders())).toEqual(new Set([...card, 'Counts', ...sums]));
    await typeInto(areas()[6], 'Thank you for calling Acme');
    expect(takeRenders()).toEqual([...card, 'Counts']);
  });

  it('renders nothing when it saves, and only the totals when they arrive', async () => {
    await typeInto(areas()[6], 'You have reached Acme');
    takeRenders();
    await drawing(() => pass(299));
    expect(events.map(({ name }) => name)).toContain('voice-order-change');
    expect(localStorage.getItem('voice-order-form:order:-')).toContain('You have reached Acme');
    expect(takeRenders()).toEqual([]);
    await drawing(() => pass(1));
    expect(new Set(takeRenders())).toEqual(new Set([...sums, 'Announcer']));
  });
});
