// @vitest-environment happy-dom
import { array, asyncProperty, check, constantFrom, nat, record } from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { randomRuns } from '../helpers/random-runs.ts';
import { pass } from '../unit/helpers/fake-shop.ts';
import { endWell, keepPromises } from './promises.ts';
import { keepsTexts, steps, type Given } from './steps.ts';
import { textsOf, World } from './world.ts';
import { isUntouched } from '../../src/domain/order/order.ts';
import { draftingAtom, isGeneratingAtom } from '../../src/state/drafting/drafting-form.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-03-11T12:00:00Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const often = ['pay', 'payTwice', 'payAndLose', 'wellAgain', 'reload', 'moment', 'seconds', 'write'];

const anySteps = array(
  record({
    // Steps that lead to a payment are more frequent.
    name: constantFrom(...Object.keys(steps), ...often, ...often),
    number: nat(11),
    text: constantFrom('', ' ', 'Hello', 'Press one. Press two.', '\u200B', 'word '.repeat(60), 'x'.repeat(1001)),
  }),
  { minLength: 1, maxLength: 40, size: 'max' },
);

async function take(world: World, name: string, given: Given): Promise<void> {
  const before = textsOf(world.order);
  // Pending drafts may replace typed text; if nothing was typed, there is no question.
  const isDrafting = world.store.get(isGeneratingAtom) || world.store.get(draftingAtom).regeneratingId !== null;
  const mayChange = isDrafting || isUntouched(world.order);
  await steps[name]?.(world, given);
  await pass(0);
  // They come one after the other.
  const isDrafted = world.order.messages.some(({ content }) => ['One', 'Two'].includes(content));
  if (keepsTexts(name) && !mayChange && !isDrafted) expect(textsOf(world.order)).toBe(before);
  keepPromises(world);
}

async function live(taken: readonly (Given & { readonly name: string })[]): Promise<void> {
  localStorage.clear();
  const world = new World();
  vi.stubGlobal('fetch', world.shop.fetch);
  await world.load();
  await world.fillIn();
  try {
    for (const { name, ...given } of taken) await take(world, name, given);
    world.shop.network = 'good';
    await pass(120_000);
    keepPromises(world);
    endWell(world);
  } finally {
    await world.close();
  }
}

it('no sequence of actions duplicates an order, charges another amount than shown, or loses typed text', async () => {
  const { counterexample, errorInstance } = await check(asyncProperty(anySteps, live), randomRuns(60));
  expect([counterexample, errorInstance]).toEqual([null, null]);
}, 3_600_000);
