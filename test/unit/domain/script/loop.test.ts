import { expect, it } from 'vitest';
import { callerPlan, gapSeconds, heardOf, loopOf } from '../../../../src/domain/scripts/listen/loop.ts';
import { freshOrder, type Order } from '../../../../src/domain/order/order.ts';
import { withMessageAfter } from '../../../../src/domain/order/messages.ts';

it('the loop has music after each message, including the last', () => {
  const { parts, seconds } = loopOf([20, 30], 10);
  expect(parts.map(({ kind, index, seconds: length }) => [kind, index, length])).toEqual([
    ['message', 0, 20],
    ['music', 0, 10],
    ['message', 1, 30],
    ['music', 1, 10],
  ]);
  expect(seconds).toBe(70);
});

it('the loop has no music without a track, and no message without a text', () => {
  expect(loopOf([20, 0, 30], 0)).toEqual({
    parts: [
      { kind: 'message', index: 0, seconds: 20 },
      { kind: 'message', index: 2, seconds: 30 },
    ],
    seconds: 50,
  });
  expect(loopOf([0], 10)).toEqual({ parts: [], seconds: 0 });
});

it.each([
  [[50], 0, { times: 2, messages: 1 }],
  [[20, 20], 10, { times: 2, messages: 2 }],
  [[40, 40, 40], 10, { times: 0, messages: 2 }],
  [[60, 60], 0, { times: 1, messages: 2 }],
  [[130], 0, { times: 0, messages: 0 }],
  [[0], 10, { times: 0, messages: 0 }],
])('the loop of %j with music of %i s is heard in two minutes: %j', (messages, gap, heard) => {
  expect(heardOf(loopOf(messages, gap))).toEqual(heard);
});

it('the loop has music if there is a track, also with one message', () => {
  const one: Order = { ...freshOrder('moh', 'CAD'), tracks: ['rain'], musicSeconds: 15 };
  const two = withMessageAfter(one, 0);
  expect([one, two, { ...two, tracks: [] }].map(gapSeconds)).toEqual([15, 15, 0]);
});

it.each([
  [[], 10, []],
  [[null], 10, []],
  [['a'], 0, [{ url: 'a' }]],
  [['a'], 10, [{ url: 'a' }, { seconds: 10 }]],
  [['a', null, 'b'], 5, [{ url: 'a' }, { seconds: 5 }, { url: 'b' }, { seconds: 5 }]],
])('a caller hears of the samples %j with %s s of music: %j', (samples, seconds, plan) => {
  expect(callerPlan(samples, seconds)).toEqual(plan);
});
