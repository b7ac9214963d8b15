import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request, type Call } from '../../../src/api/client.ts';
import { failureOf, serveShop } from '../helpers/serve.ts';

// test/faults/table.test.ts checks which failures are repeated, and which are not.

const { shop, client } = serveShop();
const get = (options: Partial<Call> = {}): Promise<unknown> =>
  request(client(), v.unknown(), { path: 'thing', ...options });
const post = (): Promise<unknown> => get({ method: 'post', json: { a: 1 } });

beforeEach(() => void vi.useFakeTimers({ now: new Date('2025-03-11T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('a call', () => {
  it('returns the parsed answer', async () => {
    shop().answer = () => ({ body: { name: 'Zoë' } });
    await expect(get()).resolves.toEqual({ name: 'Zoë' });
    expect(shop().calls).toMatchObject([{ line: 'GET /thing', body: null }]);
  });

  it('sends JSON, and no token', async () => {
    await post();
    expect(shop().calls).toMatchObject([
      { line: 'POST /thing', body: { a: 1 }, headers: { 'content-type': 'application/json' } },
    ]);
    expect(shop().calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('sends no cookie to another origin', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('{}')));
    vi.stubGlobal('fetch', fetch);
    await post();
    expect(fetch.mock.calls[0]?.[0]).toMatchObject({ credentials: 'same-origin' });
  });
});

describe('a retry-after header', () => {
  it('delays the repetition', async () => {
    shop().answer = () => (shop().calls.length === 1 ? { status: 429, headers: { 'retry-after': '7' } } : {});
    const call = get();
    await vi.advanceTimersByTimeAsync(6999);
    expect(shop().calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(call).resolves.toEqual({});
  });

  it.each([
    ['31', 31_000],
    ['Tue, 11 Mar 2025 12:01:00 GMT', 60_000],
    ['86400', 3_600_000],
  ])('of %s, more than 30 seconds, is left to the caller', async (retryAfter, wait) => {
    shop().answer = () => ({ status: 503, headers: { 'retry-after': retryAfter } });
    await expect(failureOf(get())).resolves.toMatchObject({ retryAfter: wait });
    expect(shop().calls).toHaveLength(1);
  });

  it.each(['soon', '-5', ''])('of "%s" means no wait', async (retryAfter) => {
    shop().answer = () => ({ status: 429, headers: { 'retry-after': retryAfter } });
    await expect(failureOf(post())).resolves.toMatchObject({ retryAfter: 0 });
  });
});

describe('the kind of a failure', () => {
  it('is timeout after 20 s without an answer', async () => {
    shop().answer = () => new Promise(() => {});
    const failure = failureOf(post());
    await vi.advanceTimersByTimeAsync(20_000);
    await expect(failure).resolves.toMatchObject({ kind: 'timeout' });
  });

  it.each([0, 1])('is aborted if the caller gives up after %i calls', async (calls) => {
    const controller = new AbortController();
    if (calls === 0) controller.abort();
    shop().answer = () => {
      controller.abort();
      return new Promise(() => {});
    };
    await expect(failureOf(get({ signal: controller.signal }))).resolves.toMatchObject({ kind: 'aborted' });
    expect(shop().calls).toHaveLength(calls);
  });

  it.each(['<!doctype html><title>Oops</title>', '{"a":', 'undefined'])('is invalid for the answer %j', async (raw) => {
    shop().answer = () => ({ raw });
    await expect(failureOf(get())).resolves.toMatchObject({ kind: 'invalid', status: undefined });
  });

  it('is invalid for JSON of another shape', async () => {
    shop().answer = () => ({ body: { name: 1 } });
    const call = request(client(), v.object({ name: v.string() }), { path: 'thing' });
    await expect(failureOf(call)).resolves.toMatchObject({ kind: 'invalid' });
  });

  it('is empty for an empty answer', async () => {
    shop().answer = () => ({ raw: '' });
    await expect(get()).resolves.toBeNull();
  });
});

describe('the message of a refusal', () => {
  it.each<[unknown, string | undefined]>([
    [{ message: 'Sold out' }, 'Sold out'],
    [{ message: ['email is missing.', 'country is missing.'] }, 'email is missing. country is missing.'],
    [{ message: '  ' }, undefined],
    [{ message: [1, 2] }, undefined],
    [{ message: { text: 'x' } }, undefined],
    [{ error: 'Conflict' }, undefined],
    [null, undefined],
  ])('%j is %j', async (body, expected) => {
    shop().answer = () => ({ status: 409, body });
    await expect(failureOf(post())).resolves.toMatchObject({ kind: 'http', status: 409, serverMessage: expected });
  });

  it('is missing if the answer is not JSON', async () => {
    shop().answer = () => ({ status: 404, raw: '<h1>Not found</h1>' });
    await expect(failureOf(get())).resolves.toMatchObject({ status: 404, serverMessage: undefined });
  });
});
