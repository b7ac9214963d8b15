import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { request, type Call, type Client } from '../../../src/api/client.ts';
import type { Answer } from '../helpers/shop-server.ts';
import { failureOf, serveShop } from '../helpers/serve.ts';

const { server, client } = serveShop();
const get = (options: Partial<Call> = {}, by: Client = client()): Promise<unknown> =>
  request(by, v.unknown(), { path: 'thing', ...options });
const post = (): Promise<unknown> => get({ method: 'post', json: { a: 1 } });
const now = { 'retry-after': '0' };

afterEach(() => vi.useRealTimers());

/** Lets time run, also for the sockets, until a call has ended. */
async function fastForward<T>(call: Promise<T>): Promise<T> {
  const state = { isOver: false };
  const end = (): void => void (state.isOver = true);
  call.then(end, end);
  while (!state.isOver) {
    await vi.advanceTimersByTimeAsync(50);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return call;
}

describe('a call', () => {
  it('gives the parsed answer', async () => {
    server.answer = () => ({ body: { name: 'Zoë' } });
    await expect(get()).resolves.toEqual({ name: 'Zoë' });
    expect(server.requests).toMatchObject([{ method: 'GET', url: '/api/thing', body: null }]);
  });

  it('sends JSON', async () => {
    await post();
    expect(server.requests).toMatchObject([
      { method: 'POST', body: { a: 1 }, headers: { 'content-type': 'application/json' } },
    ]);
  });

  it('carries no token and no cookie', async () => {
    await post();
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(server.requests[0]?.headers).not.toHaveProperty('cookie');
  });
});

describe('a failed GET', () => {
  it.each<[string, Answer]>([
    ['429', { status: 429, headers: now, body: {} }],
    ['500', { status: 500, headers: now, body: {} }],
    ['502', { status: 502, headers: now, body: {} }],
    ['503', { status: 503, headers: now, body: {} }],
    ['504', { status: 504, headers: now, body: {} }],
    ['507', { status: 507, headers: now, body: {} }],
    ['599', { status: 599, headers: now, body: {} }],
  ])('with %s is repeated up to three times', async (status, answer) => {
    server.answer = () => answer;
    await expect(failureOf(get())).resolves.toMatchObject({ kind: 'http', status: Number(status) });
    expect(server.requests).toHaveLength(4);
  });

  it('is answered by its third repetition', async () => {
    server.answer = (_, before) => (before < 3 ? { status: 503, headers: now, body: {} } : { body: 'here' });
    await expect(get()).resolves.toBe('here');
  });

  it.each([400, 401, 403, 404, 409, 422])('with %i is not repeated', async (status) => {
    server.answer = () => ({ status, headers: now, body: {} });
    await expect(failureOf(get())).resolves.toMatchObject({ kind: 'http', status });
    expect(server.requests).toHaveLength(1);
  });

  it('waits as retry-after says', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
    const times: number[] = [];
    server.answer = (_, before) => {
      times.push(Date.now());
      return before === 0 ? { status: 429, headers: { 'retry-after': '7' }, body: {} } : { body: 'here' };
    };
    await expect(fastForward(get())).resolves.toBe('here');
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(7000);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeLessThan(9000);
  });

  it.each([
    ['in seconds', () => '31', 31_000],
    ['as a date', () => new Date(Date.now() + 60_000).toUTCString(), 60_000],
    ['of more than an hour', () => '86400', 3_600_000],
  ])('leaves a wait of more than 30 seconds (%s) to its caller', async (_, retryAfter, wait) => {
    server.answer = () => ({ status: 503, headers: { 'retry-after': retryAfter() }, body: {} });
    const error = await failureOf(get());
    expect(server.requests).toHaveLength(1);
    expect(error.retryAfter).toBeGreaterThan(wait - 2000);
    expect(error.retryAfter).toBeLessThanOrEqual(wait);
  });

  it.each(['soon', '-5', ''])('asks for no wait by a retry-after of "%s"', async (retryAfter) => {
    server.answer = () => ({ status: 429, headers: { 'retry-after': retryAfter }, body: {} });
    await expect(failureOf(post())).resolves.toMatchObject({ retryAfter: 0 });
  });

  it('without an answer is repeated three times', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.answer = () => 'break';
    await expect(fastForward(failureOf(get()))).resolves.toMatchObject({ kind: 'network', status: undefined });
    expect(server.requests).toHaveLength(4);
  });
});

describe('a failed POST', () => {
  it.each<[string, Answer]>([
    ['429', { status: 429, headers: now, body: {} }],
    ['500', { status: 500, headers: now, body: {} }],
    ['503', { status: 503, headers: now, body: {} }],
    ['no answer', 'break'],
  ])('with %s is never repeated', async (_, answer) => {
    server.answer = () => answer;
    await failureOf(post());
    expect(server.requests).toHaveLength(1);
  });
});

describe('the kind of a failure', () => {
  it('is timeout where no answer comes in 20 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    server.answer = () => 'silence';
    const start = Date.now();
    await expect(fastForward(failureOf(post()))).resolves.toMatchObject({ kind: 'timeout' });
    expect((Date.now() - start) / 1000).toBeCloseTo(20, 0);
    expect(server.requests).toHaveLength(1);
  });

  it('is aborted where the call was called off', async () => {
    const controller = new AbortController();
    server.answer = () => {
      controller.abort();
      return 'silence';
    };
    await expect(failureOf(get({ signal: controller.signal }))).resolves.toMatchObject({ kind: 'aborted' });
  });

  it('is aborted where it was called off before', async () => {
    await expect(failureOf(get({ signal: AbortSignal.abort() }))).resolves.toMatchObject({ kind: 'aborted' });
    expect(server.requests).toHaveLength(0);
  });

  it.each(['<!doctype html><title>Oops</title>', '{"a":', 'undefined'])('is invalid for the answer %j', async (raw) => {
    server.answer = () => ({ raw });
    await expect(failureOf(get())).resolves.toMatchObject({ kind: 'invalid', status: undefined });
  });

  it('is none for no answer where none is needed', async () => {
    server.answer = () => ({ raw: '' });
    await expect(get()).resolves.toBeNull();
  });

  it('is invalid for JSON of another shape', async () => {
    server.answer = () => ({ body: { name: 1 } });
    const call = request(client(), v.object({ name: v.string() }), { path: 'thing' });
    await expect(failureOf(call)).resolves.toMatchObject({ kind: 'invalid' });
  });
});

describe('the server’s message', () => {
  it.each<[unknown, string | undefined]>([
    [{ message: 'Sold out' }, 'Sold out'],
    [{ message: ['email is missing.', 'country is missing.'] }, 'email is missing. country is missing.'],
    [{ message: '  ' }, undefined],
    [{ message: [] }, undefined],
    [{ message: [1, 2] }, undefined],
    [{ message: { text: 'x' } }, undefined],
    [{ error: 'Conflict' }, undefined],
    [null, undefined],
    ['Sold out', undefined],
  ])('of %j is %j', async (body, expected) => {
    server.answer = () => ({ status: 409, body });
    await expect(failureOf(post())).resolves.toMatchObject({ kind: 'http', status: 409, serverMessage: expected });
  });

  it('is none where the answer is not JSON', async () => {
    server.answer = () => ({ status: 404, raw: '<h1>Not found</h1>' });
    await expect(failureOf(get())).resolves.toMatchObject({ status: 404, serverMessage: undefined });
  });
});
