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
  ])('with %j lacks %j', (edit, missing) => {
    expect(missingIn({ ...profileOf(user), ...edit }, false)).toEqual(missing);
  });

  it('lacks a phone where the recording comes by a call that it can’t take', () => {
    expect(missingIn({ ...profileOf(user), phone: 'abc' }, false)).toEqual([]);
    expect(missingIn({ ...profileOf(user), phone: 'abc' }, true)).toEqual(['phone']);
    expect(missingIn({ ...profileOf(user), phone: '+1 613 555-0100' }, true)).toEqual([]);
  });

  it('loses its state with the country', () => {
    expect(editAddress(profileOf(user), { country: 'US' }).state).toBe('');
    expect(editAddress(profileOf(user), { country: 'CA' }).state).toBe('ON');
  });
});

describe('a call with a token', () => {
  const refusal = () => Promise.reject(new ApiError('http', { status: 401 }));
  const refused = { status: 401 };

  function storeWith(accessToken: string | null, getAccessToken: GetAccessToken | null) {
    const { store } = formStore();
    store.set(sessionAtom, { accessToken, userId: 'u1', getAccessToken });
    const call = <T>(action: (token: string) => Promise<T>): Promise<T> => withToken(store.get, store.set, action);
    return { store, call };
  }

  it('asks for a token where none was given', async () => {
    const { store, call } = storeWith(null, () => Promise.resolve('t1'));
    expect(store.get(isLoggedInAtom)).toBe(true);
    expect(await call((token) => Promise.resolve(token))).toBe('t1');
    expect(store.get(sessionAtom).accessToken).toBe('t1');
  });

  it('that is refused asks once for a fresh one', async () => {
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
  ])('that is refused with %s for a fresh one ends the login', async (_, ask) => {
    const { store, call } = storeWith('t1', ask);
    await expect(call(refusal)).rejects.toMatchObject(refused);
    expect(store.get(isLoggedInAtom)).toBe(false);
    expect(toastsOf(store)).toEqual(['warning sessionEnded 5']);
  });

  it('whose fresh token is refused too ends the login', async () => {
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
  ])('takes a token from a function that %s', async (name, ask) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pages without types hand over anything
    const { store, call } = storeWith(null, ask as GetAccessToken);
    const outcome = await call((token) => Promise.resolve(token)).catch(() => 'none');
    expect(outcome).toBe(name === 'may throw' ? 'none' : 't2');
    expect(store.get(isLoggedInAtom)).toBe(name !== 'may throw');
  });

  it('that fails otherwise is not made again', async () => {
    const action = vi.fn<() => Promise<never>>(() => Promise.reject(new ApiError('http', { status: 403 })));
    const { store, call } = storeWith('t1', () => Promise.resolve('t2'));
    await expect(call(action)).rejects.toMatchObject({ status: 403 });
    expect(action).toHaveBeenCalledTimes(1);
    expect(store.get(isLoggedInAtom)).toBe(true);
  });

  it.each<[string, string | null]>([
    ['logs the buyer out', null],
    ['logs somebody else in', 'u2'],
  ])('under way when the page %s fails quietly', async (_, userId) => {
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
