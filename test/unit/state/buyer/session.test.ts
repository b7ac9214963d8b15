import { describe, expect, it, vi } from 'vitest';
import { editAddress } from '../../../../src/domain/buyer/address.ts';
import { missingIn, profileOf, type Profile, type User } from '../../../../src/domain/buyer/user.ts';
import { isLoggedInAtom, sessionAtom, withToken, type GetAccessToken } from '../../../../src/state/buyer/session.ts';
import { ApiError } from '../../../../src/api/errors.ts';
import { formStore, toastsOf } from '../../helpers/form-store.ts';
import { quietWarnings } from '../../helpers/quiet.ts';

quietWarnings();

const address = {
  country: 'CA',
  state: 'ON',
  city: 'Ottawa',
  houseNumber: '12',
  street: 'Bank Street',
  postalCode: 'K1P 5N2',
};

const user: User = {
  id: 'u1',
  email: 'marie@example.com',
  title: '',
  firstName: 'Marie',
  lastName: 'Tremblay',
  phone: '1',
  companyName: '',
  address,
};

describe('a profile', () => {
  it.each<[Partial<Profile>, readonly string[]]>([
    [{}, []],
    [{ firstName: '' }, ['firstName']],
    [{ lastName: ' ' }, ['lastName']],
    [{ phone: '\t' }, ['phone']],
    [{ street: '' }, ['street']],
    [{ houseNumber: '' }, ['houseNumber']],
    [{ city: '' }, ['city']],
    [{ postalCode: '' }, ['postalCode']],
    [{ country: '' }, ['country']],
    [{ state: '' }, ['state']],
    [{ country: 'FR', state: '' }, []],
    [{ companyName: '' }, []],
  ])('changed by %j lacks %j', (edit, missing) => {
    expect(missingIn({ ...profileOf(user), ...edit }, false)).toEqual(missing);
  });

  it('lacks a phone number if staff call and the number is invalid', () => {
    expect(missingIn({ ...profileOf(user), phone: 'abc' }, false)).toEqual([]);
    expect(missingIn({ ...profileOf(user), phone: 'abc' }, true)).toEqual(['phone']);
    expect(missingIn({ ...profileOf(user), phone: '+1 613 555-0100' }, true)).toEqual([]);
  });

  it('loses its state when the country changes', () => {
    expect(editAddress(profileOf(user), { country: 'US' }).state).toBe('');
    expect(editAddress(profileOf(user), { country: 'CA' }).state).toBe('ON');
  });
});

describe('a request with a token', () => {
  const refusal = () => Promise.reject(new ApiError('http', { status: 401 }));
  const refused = { status: 401 };

  function storeWith(accessToken: string | null, getAccessToken: GetAccessToken | null) {
    const { store } = formStore();
    store.set(sessionAtom, { accessToken, userId: 'u1', getAccessToken });
    const call = <T>(action: (token: string) => Promise<T>): Promise<T> => withToken(store.get, store.set, action);
    return { store, call };
  }

  it('gets a token from the page if it has none', async () => {
    const { store, call } = storeWith(null, () => Promise.resolve('t1'));
    expect(store.get(isLoggedInAtom)).toBe(true);
    expect(await call((token) => Promise.resolve(token))).toBe('t1');
    expect(store.get(sessionAtom).accessToken).toBe('t1');
  });

  it('gets one fresh token when it is rejected', async () => {
    const ask = vi.fn<GetAccessToken>(() => Promise.resolve('t2'));
    const { call } = storeWith('t1', ask);
    const tokens: string[] = [];
    const action = (token: string) => {
      tokens.push(token);
      return refusal();
    };
    await expect(call(action)).rejects.toMatchObject(refused);
    expect(tokens).toEqual(['t1', 't2']);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each<[string, GetAccessToken | null]>([
    ['none', null],
    ['null', () => Promise.resolve(null)],
    ['an error', () => Promise.reject(new Error('gone'))],
  ])('ends the login when it is rejected and the fresh token is %s', async (_, ask) => {
    const { store, call } = storeWith('t1', ask);
    await expect(call(refusal)).rejects.toMatchObject(refused);
    expect(store.get(isLoggedInAtom)).toBe(false);
    expect(toastsOf(store)).toEqual(['warning sessionEnded 5']);
  });

  it('ends the login when the fresh token is rejected too', async () => {
    const { store, call } = storeWith('t1', () => Promise.resolve('t2'));
    await expect(call(refusal)).rejects.toMatchObject(refused);
    expect(store.get(isLoggedInAtom)).toBe(false);
    expect(toastsOf(store)).toEqual(['warning sessionEnded 5']);
  });

  it.each<[string, unknown]>([
    ['is not async', () => 't2'],
    [
      'may throw',
      () => {
        throw new Error('gone');
      },
    ],
  ])('accepts a token function that %s', async (name, ask) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pages without types hand over anything
    const { store, call } = storeWith(null, ask as GetAccessToken);
    const outcome = await call((token) => Promise.resolve(token)).catch(() => 'none');
    expect(outcome).toBe(name === 'may throw' ? 'none' : 't2');
    expect(store.get(isLoggedInAtom)).toBe(name !== 'may throw');
  });

  it.each<[string, string | null]>([
    ['logs the buyer out', null],
    ['logs somebody else in', 'u2'],
  ])('fails silently when the page %s meanwhile', async (_, userId) => {
    const { store, call } = storeWith('t1', null);
    const tokens: string[] = [];
    const action = (token: string) => {
      tokens.push(token);
      store.set(sessionAtom, { accessToken: userId && 't2', userId, getAccessToken: null });
      return refusal();
    };
    await expect(call(action)).rejects.toMatchObject(refused);
    expect(tokens).toEqual(['t1']);
    expect(toastsOf(store)).toEqual([]);
    expect(store.get(isLoggedInAtom)).toBe(userId !== null);
  });
});
