import { describe, expect, it } from 'vitest';
import { dismissToastsAtom, notifyAtom, toastsAtom } from '../../../../src/state/notices/notices.ts';
import { formStore, toastsOf } from '../../helpers/form-store.ts';

describe('toasts', () => {
  it.each([
    ['info', 4],
    ['success', 4],
    ['warning', 4],
    ['danger', 5],
  ] as const)('with the tone %s stay for %i s', (tone, seconds) => {
    const { store } = formStore();
    store.set(notifyAtom, { tone, notice: { key: 'orderCreated' } });
    expect(toastsOf(store)).toEqual([`${tone} orderCreated ${seconds}`]);
  });

  it('replace outdated ones', () => {
    const { store } = formStore();
    store.set(notifyAtom, { tone: 'danger', notice: { key: 'discountInvalid' } });
    store.set(notifyAtom, { tone: 'success', notice: { key: 'discountApplied' } });
    store.set(notifyAtom, { tone: 'danger', notice: { key: 'discountInvalid' } });
    expect(store.get(toastsAtom).map(({ id, notice }) => `${id} ${notice.key}`)).toEqual(['3 discountInvalid']);
  });

  it('can be closed', () => {
    const { store } = formStore();
    store.set(notifyAtom, { tone: 'info', notice: { key: 'orderCreated' } });
    store.set(dismissToastsAtom, ({ id }) => id === 1);
    expect(store.get(toastsAtom)).toEqual([]);
  });
});
