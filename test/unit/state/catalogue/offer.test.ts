import { describe, expect, it } from 'vitest';
import { brandingAtom, voicesAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { offeredVoicesAtom } from '../../../../src/state/catalogue/offered-voices.ts';
import { issuesAtom } from '../../../../src/state/order/issues.ts';
import { readyStore, voices } from '../../helpers/form-store.ts';
import { voiceOf } from '../../helpers/samples.ts';

describe('the voices offered', () => {
  it('are those that the partner permits', () => {
    const { store } = readyStore({ voices: ['v1'] });
    const data = { logoUrl: null, name: null, permittedVoiceIds: ['v2'] };
    store.set(brandingAtom, { status: 'ready', data });
    expect(store.get(offeredVoicesAtom).map(({ id }) => id)).toEqual(['v2']);
    expect(store.get(issuesAtom)).toMatchObject([{ code: 'voice-unavailable' }]);
  });

  it('call nobody unavailable while they are loading', () => {
    const { store } = readyStore({ voices: ['gone'] });
    expect(store.get(issuesAtom)).toMatchObject([{ code: 'voice-unavailable' }]);
    store.set(brandingAtom, { status: 'loading' });
    expect(store.get(issuesAtom)).toEqual([]);
  });

  it('leave out who is away, also in a saved order', () => {
    const { store } = readyStore({ voices: ['v9'] });
    const away = voiceOf('v9', { plannedAbsence: { start: '2000-01-01', end: '2999-12-31' } });
    store.set(voicesAtom, { status: 'ready', data: [...voices, away] });
    expect(store.get(offeredVoicesAtom).map(({ id }) => id)).not.toContain('v9');
    expect(store.get(issuesAtom)).toMatchObject([{ code: 'voice-unavailable', index: 0 }]);
  });
});
