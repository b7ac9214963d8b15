import { expect, it } from 'vitest';
import { dismissToastsAtom, notifyAtom, toastsAtom } from '../../../../src/state/notices/notices.ts';
import { formStore } from '../../helpers/form-store.ts';

it('toasts replace outdated ones, each with another id, and can be closed', () => {
  const { store } = formStore();
  store.set(notifyAtom, { tone: 'danger', notice: { key: 'discountInvalid' } });
  store.set(notifyAtom, { tone: 'success', notice: { key: 'discountApplied' } });
  store.set(notifyAtom, { tone: 'danger', notice: { key: 'discountInvalid' } });
  expect(store.get(toastsAtom).map(({ id, notice }) => `${id} ${notice.key}`)).toEqual(['3 discountInvalid']);
  store.set(dismissToastsAtom, ({ id }) => id === 3);
  expect(store.get(toastsAtom)).toEqual([]);
});
