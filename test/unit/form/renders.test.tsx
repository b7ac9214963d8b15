// @vitest-environment happy-dom
import type * as runtime from 'react/jsx-dev-runtime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/app.tsx';
import { dispatch } from '../../../src/state/form.ts';
import { startPrices } from '../../../src/state/prices/request-prices.ts';
import { startReportingChanges } from '../../../src/state/report-to-page.ts';
import { startSaving } from '../../../src/state/saving/save-order.ts';
import { takeRenders } from '../helpers/count-renders.ts';
import { drawing, drawInto, openAll, typeInto, type DrawnForm } from '../helpers/draw.tsx';
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

const form = readyStore({ messages: messages(20) });
let drawn: DrawnForm;
let firstRenders = 0;
beforeAll(async () => {
  drawn = await drawInto(<App form={form} />);
  firstRenders = takeRenders().length;
  // The selects of the cards must not render with their texts.
  await openAll(drawn.place);
});
afterAll(() => drawn.takeAway());

/** The number of components that render when the buyer changes the text of a message. */
async function rendersOfTyping(index: number, content: string): Promise<number> {
  takeRenders();
  await typeInto(drawn.place.querySelectorAll('textarea')[index], content);
  return takeRenders().length;
}

/** The components of a message's text, its counts and the bar; the whole form has several hundred. */
const few = 12;

it('a keystroke renders a small part of the form', async () => {
  expect(firstRenders).toBeGreaterThan(500);
  expect(await rendersOfTyping(0, 'Thank you for calling us')).toBeLessThan(few);
});

it('a change of an option renders no message', async () => {
  takeRenders();
  await drawing(() => dispatch(form, { type: 'optionChanged', code: 'proofReading', isChosen: true }));
  const names = takeRenders();
  expect(names).not.toEqual([]);
  expect(names.filter((name) => name.startsWith('Message'))).toEqual([]);
});

describe('a form that requests prices, saves and notifies the host page', () => {
  const { shop } = fakeShopEachTest();
  const stops: (() => void)[] = [];
  beforeEach(async () => {
    goodShop(shop());
    await drawing(() => {
      stops.push(startPrices(form), startSaving(form), startReportingChanges(form));
      return pass(1000);
    });
    await typeInto(drawn.place.querySelectorAll('textarea')[6], 'Thank you for calling');
  });
  afterEach(() => drawing(() => stops.splice(0).forEach((stop) => stop())));

  it('renders nothing when it saves and notifies', async () => {
    await rendersOfTyping(6, 'You have reached Acme');
    await drawing(() => pass(299));
    expect(localStorage.getItem('voice-order-form:order:-')).toContain('You have reached Acme');
    expect(form.events.map(({ name }) => name)).toContain('voice-order-change');
    expect(takeRenders()).toEqual([]);
  });

  it('renders no message when the totals arrive', async () => {
    await drawing(() => pass(299));
    takeRenders();
    await drawing(() => pass(1));
    const names = takeRenders();
    expect(names).not.toEqual([]);
    expect(names.filter((name) => name.startsWith('Message'))).toEqual([]);
  });
});
