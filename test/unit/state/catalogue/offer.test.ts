import { expect, it } from 'vitest';
import { brandingAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { issuesAtom } from '../../../../src/state/session/order-atoms.ts';
import { readyStore } from '../../helpers/form-store.ts';

it('a voice that the partner does not permit is an issue, except while the list loads', () => {
  const { store } = readyStore({ voices: ['v1'] });
  expect(store.get(issuesAtom)).toEqual([]);
  store.set(brandingAtom, { status: 'ready', data: { logoUrl: null, name: null, permittedVoiceIds: ['v2'] } });
  expect(store.get(issuesAtom)).toMatchObject([{ code: 'voice-unavailable' }]);
  store.set(brandingAtom, { status: 'loading' });
  expect(store.get(issuesAtom)).toEqual([]);
});
