import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { emptyMessage, freshOrder, type Order } from '../../src/domain/order.ts';
import { newSavedOrder } from '../../src/state/saving/saved-order.ts';
import { openAccountWithOrder } from '../helpers/account-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const fresh = freshOrder('moh', 'CAD');
const rest = { idempotencyKey: null, created: null, guides: [], isSent: false, lineage: 'x', isCurrencyChosen: true };
const saved = (changes: Partial<Order>): string =>
  JSON.stringify(newSavedOrder({ ...rest, order: { ...fresh, ...changes } }));
const message = emptyMessage(1);

/** As the first version of the form kept it. */
const early = (content: string): string => {
  const { pronunciations: _, discount: __, ...order } = { ...fresh, messages: [{ id: 1, content, style: '' }] };
  return JSON.stringify({ version: 1, order });
};

/** What the browser holds, and whether that is an order that somebody has begun. */
const held: readonly (readonly [what: string, text: string, isBegun: boolean])[] = [
  ['an order with nothing in it', saved({}), false],
  ['an order with only a phone system', saved({ phoneSystem: '3cx', activeVoiceTab: 'female' }), false],
  ['an order with blanks only', saved({ comments: ' ', messages: [{ ...message, content: '\n' }, message] }), false],
  ['no order', 'null', false],
  ['another thing', '{"order":{"voices":7}}', false],
  ['a text that is no JSON', '{', false],
  ['an early order with nothing in it', early(''), false],
  ['an early order', early('Hello'), true],
  ['a voice', saved({ voices: ['emma'] }), true],
  ['a track', saved({ tracks: [null, 'porch-light'] }), true],
  ['a text', saved({ messages: [message, { ...message, id: 2, content: 'Hello' }] }), true],
  ['a style', saved({ messages: [{ ...message, guide: 'calm-soothing-reassuring' }] }), true],
  ['comments', saved({ comments: 'Bea, not Bee.' }), true],
  ['an option', saved({ proofReading: true }), true],
];

/** Whether the account asks before it leads on to the order page. */
async function asks(page: Page, text: string): Promise<boolean> {
  await page.evaluate((value) => localStorage.setItem('voice-order-form:order:-', value), text);
  await page.getByRole('link', { name: 'Order again' }).click();
  const question = page.getByRole('dialog', { name: 'You have an order in progress' });
  const isAsked = await Promise.race([
    question.waitFor().then(() => true),
    page.waitForURL(/\/\?service=moh/u).then(() => false),
  ]);
  await page.goto(`${stage().shopUrl}/account`);
  return isAsked;
}

test('Order again asks before it takes the place of an order only where somebody has begun one', async () => {
  const page = await stage().newPage();
  await page.route('**/voice-order-form.js', (route) => route.abort());
  await openAccountWithOrder(page, stage().shopUrl);
  const found: unknown[] = [];
  for (const [what, text] of held) found.push([what, await asks(page, text)]);
  expect(found).toEqual(held.map(([what, , isBegun]) => [what, isBegun]));
});
