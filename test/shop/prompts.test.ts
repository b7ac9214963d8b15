import { expect, it, test } from 'vitest';
import { reason, Refusal } from '../../demo/shop/http/refusal.ts';
import {
  askForAnother,
  askForPrompts,
  generatePrompts,
  promptForm,
  type Generated,
  type Regenerated,
} from '../helpers/prompts.ts';
import { outcome } from '../helpers/shop.ts';
import { fileShop, ownShop } from './helpers/open-shop.ts';

const shop = await fileShop({ start: Date.UTC(2027, 2, 1, 9), config: { draftsPerHour: 0 } });
const minute = 60_000;

it('POST /openrouter/generate-prompts returns as many prompts as requested, with a session', async () => {
  const { prompts, sessionId, remainingLimit } = await generatePrompts(shop, { promptCount: 3 });
  expect(prompts.map(({ id }) => id)).toEqual(['prompt-0', 'prompt-1', 'prompt-2']);
  expect(new Set(prompts.map(({ content }) => content)).size).toBe(3);
  expect(sessionId).toMatch(/^[\w-]{24}$/u);
  expect(remainingLimit).toBe(20);
});

it('drafts from templates are first about what the company’s description names', async () => {
  const companyDescription = 'Dentist. Callers ask about opening hours, parking and payments.';
  const { prompts } = await generatePrompts(shop, { promptCount: 3, companyDescription });
  expect(prompts[0]?.content).toContain('Thanks for calling');
  expect(prompts.map(({ content }) => content).join(' ')).toMatch(/parking.*by \[payment methods\]/u);
});

test.each([
  [{ companyName: '   ' }, 'companyName'],
  [{ companyName: undefined }, 'companyName'],
  [{ companyDescription: 'x'.repeat(5001) }, 'companyDescription'],
  [{ promptCount: 0 }, 'promptCount'],
  [{ promptCount: 11 }, 'promptCount'],
  [{ promptCount: 2.5 }, 'promptCount'],
  [{ serviceType: 'fax' }, 'serviceType'],
  [{ industry: 'Piracy' }, 'industry'],
  [{ style: 'Piracy' }, 'style'],
])('POST /openrouter/generate-prompts refuses %j', async (changes, field) => {
  expect(await outcome(askForPrompts(shop, changes))).toMatchObject([400, { code: 'request-invalid', field }]);
});

it('POST /openrouter/regenerate-prompt writes another text each time and counts down', async () => {
  const { prompts, sessionId } = await generatePrompts(shop);
  const texts = prompts.map(({ content }) => content);
  for (const left of [19, 18, 17]) {
    const answer = (await askForAnother(shop, sessionId, 'prompt-2')).json<Regenerated>();
    expect(answer.remainingLimit).toBe(left);
    expect(answer.prompts).toHaveLength(1);
    expect(texts).not.toContain(answer.prompts[0]?.content);
    texts.push(answer.prompts[0]?.content ?? '');
  }
});

it('POST /openrouter/regenerate-prompt refuses other messages and sessions', async () => {
  const { sessionId } = await generatePrompts(shop);
  const asked = [await askForAnother(shop, sessionId, 'prompt-20'), await askForAnother(shop, sessionId, '0')];
  const answers = [...asked, await askForAnother(shop, 'nobody')];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 400, 404]);
});

it('a session is spent after twenty drafts, and says when it ends', async () => {
  const { sessionId } = await generatePrompts(shop);
  const answers = await Promise.all(Array.from({ length: 20 }, () => askForAnother(shop, sessionId)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
  const left = answers.map((answer) => answer.json<Regenerated>().remainingLimit);
  expect(left.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, index) => index));

  shop.clock.now += 30 * minute;
  const spent = await askForAnother(shop, sessionId);
  expect([spent.statusCode, spent.json()]).toMatchObject([429, { code: 'drafts-used-up' }]);
  expect(spent.headers['retry-after']).toBe('5400');
  expect((await askForPrompts(shop)).statusCode).toBe(200);
});

it('a session lasts two hours, and is then deleted completely', async () => {
  const { sessionId } = await generatePrompts(shop, { companyName: 'Forget Me' });
  shop.clock.now += 119 * minute;
  expect((await askForAnother(shop, sessionId)).statusCode).toBe(200);
  shop.clock.now += minute;
  expect((await askForAnother(shop, sessionId)).statusCode).toBe(404);
  await shop.cleanUpAt(shop.clock.now);
  expect(await shop.rows(`SELECT id FROM draft_sessions WHERE id = '${sessionId}'`)).toEqual([]);
  expect(await shop.rows(`SELECT id FROM drafts WHERE session_id = '${sessionId}'`)).toEqual([]);
});

it('says when an address requests too many drafts, readable for other sites', async () => {
  const busy = await ownShop({ config: { draftsPerHour: 2 } });
  const headers = { origin: 'https://partner.example' };
  const ask = () => busy.post('/api/openrouter/generate-prompts', promptForm(), headers);
  const { sessionId } = (await ask()).json<Generated>();
  expect((await ask()).statusCode).toBe(200);
  const answer = await ask();
  expect([answer.statusCode, answer.json()]).toMatchObject([429, { code: 'too-many-requests' }]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3590);
  expect(answer.headers['access-control-expose-headers']).toBe('retry-after');
  expect((await askForAnother(busy, sessionId)).statusCode).toBe(200);
});

it('a session is not charged for a draft that failed', async () => {
  let fails = false;
  const failing = await ownShop({
    drafter: () =>
      fails
        ? Promise.reject(new Refusal(502, reason('drafting-unavailable')))
        : Promise.resolve([{ content: 'A text.' }, { content: 'Another.' }]),
  });
  const { sessionId } = await generatePrompts(failing);
  fails = true;
  expect(await outcome(askForAnother(failing, sessionId))).toMatchObject([502, { code: 'drafting-unavailable' }]);
  fails = false;
  expect((await askForAnother(failing, sessionId)).json<Regenerated>().remainingLimit).toBe(19);
});
