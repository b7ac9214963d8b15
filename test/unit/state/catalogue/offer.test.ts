import { describe, expect, it } from 'vitest';
import { brandingAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { offeredVoicesAtom } from '../../../../src/state/catalogue/offered-voices.ts';
import { issuesAtom } from '../../../../src/state/order/issues.ts';
import { readyStore } from '../../helpers/form-store.ts';

describe('the voices offered', () => {
  it('are those that the partner permits', () => {
    const { store } = readyStore({ voices: ['v1'] });
    const data = { logoUrl: null, name: null, permittedVoiceIds: ['v2'] };
    store.set(brandingAtom, { status: 'ready', data });
    expect(store.get(offeredVoicesAtom).map(({ id }) => id)).toEqual(['v2']);
    expect(store.get(issuesAtom)).toMatchObject([{ code: 'voice-unavailable' }]);
  });

  it('report no voice as unavailable while they load', () => {
    const { store } = readyStore({ voices: ['gone'] });
    expect(store.get(issuesAtom)).toMatchObject([{ code: 'voice-unavailable' }]);
    store.set(brandingAtom, { status: 'loading' });
    expect(store.get(issuesAtom)).toEqual([]);
  });
});
