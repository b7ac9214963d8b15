import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import {
  changeLogin,
  isLoggedInAtom,
  withToken,
  type GetAccessToken,
  loginAtom,
} from '../../../../src/state/buyer/login.ts';
import { formStore, toastsOf } from '../../helpers/form-store.ts';
import { quietWarnings } from '../../helpers/quiet.ts';

quietWarnings();

const refused = { status: 401 };
const refusal = () => Promise.reject(new ApiError('http', refused));

function storeWith(accessToken: string | null, getAccessToken: GetAccessToken | null) {
  const form = formStore();
  form.store.set(loginAtom, { accessToken, userId: 'u1', getAccessToken });
  const call = <T>(action: (token: string) => Promise<T>): Promise<T> => withToken(form, action);
  return { store: form.store, call };
}

it.each<[string, () => unknown, string]>([
  ['a promise of one', () => Promise.resolve('t1'), 't1'],
  ['one at once', () => 't1', 't1'],
  ['an exception', vi.fn<() => never>().mockThrow(new Error('gone')), 'none'],
])('a request with a token gets its token from the page, whose function answers with %s', async (_, ask, expected) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pages without types hand over anything
  const { store, call } = storeWith(null, ask as GetAccessToken);
  expect(store.get(isLoggedInAtom)).toBe(true);
  expect(await call((token) => Promise.resolve(token)).catch(() => 'none')).toBe(expected);
  expect(store.get(isLoggedInAtom)).toBe(expected !== 'none');
});

it.each<[string, GetAccessToken | null, readonly string[]]>([
  ['is missing', null, ['t1']],
  ['is null', () => Promise.resolve(null), ['t1']],
  ['fails', () => Promise.reject(new Error('gone')), ['t1']],
  ['is rejected too', () => Promise.resolve('t2'), ['t1', 't2']],
])('a request with a token ends the login when it is rejected and one fresh token %s', async (_, ask, expected) => {
  const { store, call } = storeWith('t1', ask);
  const tokens: string[] = [];
  const action = (token: string) => {
    tokens.push(token);
    return refusal();
  };
  await expect(call(action)).rejects.toMatchObject(refused);
  expect(tokens).toEqual(expected);
  expect(store.get(isLoggedInAtom)).toBe(false);
  expect(toastsOf(store)).toEqual(['warning sessionEnded 5']);
});

it('a request with a token is repeated with what the page sets while the first call runs: another token, and how to get a fresh one', async () => {
  const { store, call } = storeWith('t1', null);
  const tokens: string[] = [];
  const action = (token: string) => {
    tokens.push(token);
    if (token === 't3') return Promise.resolve('done');
    store.set(loginAtom, { accessToken: 't2', userId: 'u1', getAccessToken: () => Promise.resolve('t3') });
    return refusal();
  };
  expect(await call(action)).toBe('done');
  expect(tokens).toEqual(['t1', 't2', 't3']);
  expect(store.get(loginAtom).accessToken).toBe('t3');
});

it('a request with a token is repeated with the same token if the page returns it, renewed in the shop', async () => {
  const ask = vi.fn<GetAccessToken>(() => Promise.resolve('t1'));
  const { store, call } = storeWith('t1', ask);
  const action = (token: string) => (ask.mock.calls.length === 0 ? refusal() : Promise.resolve(token));
  expect(await call(action)).toBe('t1');
  expect(store.get(isLoggedInAtom)).toBe(true);
});

it('a request with a token gets no fresh one when the page logs the buyer out during the second call', async () => {
  const ask = vi.fn<GetAccessToken>(() => Promise.resolve('t3'));
  const { store, call } = storeWith('t1', ask);
  const action = (token: string) => {
    const next = token === 't1' ? { accessToken: 't2' } : { accessToken: null, userId: null };
    changeLogin(store, next);
    return refusal();
  };
  await expect(call(action)).rejects.toMatchObject(refused);
  expect(ask).not.toHaveBeenCalled();
  expect([store.get(isLoggedInAtom), toastsOf(store)]).toEqual([false, []]);
});

it('a request with a token shares a fresh token with the calls that are refused at the same time', async () => {
  const ask = vi.fn<GetAccessToken>(() => Promise.resolve('t2'));
  const { call } = storeWith('t1', ask);
  const action = (token: string) => (token === 't1' ? refusal() : Promise.resolve(token));
  expect(await Promise.all([call(action), call(action)])).toEqual(['t2', 't2']);
  expect(ask).toHaveBeenCalledTimes(1);
});

it.each<[string, string | null]>([
  ['logs the buyer out', null],
  ['logs somebody else in', 'u2'],
])('a request with a token fails silently when the page %s meanwhile', async (_, userId) => {
  const { store, call } = storeWith('t1', null);
  const tokens: string[] = [];
  const action = (token: string) => {
    tokens.push(token);
    store.set(loginAtom, { accessToken: userId && 't2', userId, getAccessToken: null });
    return refusal();
  };
  await expect(call(action)).rejects.toMatchObject(refused);
  expect(tokens).toEqual(['t1']);
  expect(toastsOf(store)).toEqual([]);
  expect(store.get(isLoggedInAtom)).toBe(userId !== null);
});
