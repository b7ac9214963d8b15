// @vitest-environment happy-dom
import { afterEach, expect, it, vi, type Mock } from 'vitest';
import { createRetry } from '../../../../src/state/host/retry.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';

fakeShopEachTest();

type Attempt = () => Promise<number | null>;
const seconds = 1000;

let retrier: ReturnType<typeof createRetry> | undefined;
afterEach(() => {
  retrier?.stop();
  vi.spyOn(document, 'hidden', 'get').mockRestore();
});

/** Turns the page away from the buyer, or back, as another tab in front does. */
function turnPage(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A retrier for an attempt that returns these waits in sequence, the last one forever. */
function retrying(...waits: readonly (number | null)[]): Mock<Attempt> {
  const left = [...waits];
  const attempt = vi.fn<Attempt>(() => Promise.resolve((left.length > 1 ? left.shift() : left[0]) ?? null));
  retrier = createRetry(attempt);
  return attempt;
}

/** How many tries there were after some more seconds. */
async function triesAfter(attempt: Mock<Attempt>, wait: number): Promise<number> {
  await pass(wait * seconds);
  return attempt.mock.calls.length;
}

it('a failed request is repeated after 10, 20, 40, 80, 160, 300 and 300 seconds', async () => {
  const attempt = retrying(0);
  void retrier?.now();
  for (const [index, wait] of [10, 20, 40, 80, 160, 300, 300, 300].entries()) {
    expect(await triesAfter(attempt, wait - 0.001)).toBe(index + 1);
    expect(await triesAfter(attempt, 0.001)).toBe(index + 2);
  }
});

it.each([
  [60, 60],
  [3, 10],
])('a failed request is repeated after %i s if the shop asks to wait: %i s', async (asked, wait) => {
  const attempt = retrying(asked * seconds, 0);
  void retrier?.now();
  expect(await triesAfter(attempt, wait - 0.001)).toBe(1);
  expect(await triesAfter(attempt, 0.001)).toBe(2);
  expect(await triesAfter(attempt, 20)).toBe(3);
});

it('a failed request is not repeated after it succeeds, and starts again when it fails again', async () => {
  const attempt = retrying(0, 0, null, 0);
  void retrier?.now();
  expect(await triesAfter(attempt, 30)).toBe(3);
  expect(await triesAfter(attempt, 3600)).toBe(3);
  void retrier?.now();
  expect(await triesAfter(attempt, 9.999)).toBe(4);
  expect(await triesAfter(attempt, 0.001)).toBe(5);
});

it.each<[string, () => void]>([
  ['when the browser is online again', () => dispatchEvent(new Event('online'))],
  ['when the page is visible again', () => turnPage(false)],
  ['by the buyer', () => retrier?.now()],
])('a failed request is repeated at once %s, and then at its intervals', async (_, happen) => {
  const attempt = retrying(0);
  void retrier?.now();
  expect(await triesAfter(attempt, 5)).toBe(1);
  happen();
  expect(await triesAfter(attempt, 0)).toBe(2);
  expect(await triesAfter(attempt, 19.999)).toBe(2);
  expect(await triesAfter(attempt, 0.001)).toBe(3);
});

it('a failed request is repeated at once but only one at a time', async () => {
  let come: (wait: number | null) => void = () => {};
  const attempt = vi.fn<Attempt>(() => new Promise((resolve) => (come = resolve)));
  retrier = createRetry(attempt);
  for (const ask of [retrier.now, retrier.now, () => dispatchEvent(new Event('online'))]) void ask();
  expect(attempt).toHaveBeenCalledOnce();
  come(0);
  expect(await triesAfter(attempt, 10)).toBe(2);
});

it('a hidden page makes no request until it is visible again', async () => {
  const attempt = retrying(0);
  void retrier?.now();
  await pass(0);
  turnPage(true);
  dispatchEvent(new Event('online'));
  expect(await triesAfter(attempt, 3600)).toBe(1);
  turnPage(false);
  expect(await triesAfter(attempt, 0)).toBe(2);
  expect(await triesAfter(attempt, 20)).toBe(3);
});
