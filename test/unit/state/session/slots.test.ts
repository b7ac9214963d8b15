import { describe, expect, it } from 'vitest';
import { voicesAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { dispatch } from '../../../../src/state/form.ts';
import { startOptionNotices } from '../../../../src/state/session/option-notices.ts';
import { orderAtom } from '../../../../src/state/session/order-atoms.ts';
import { readyStore, toastsOf } from '../../helpers/form-store.ts';
import { voiceOf } from '../../helpers/samples.ts';

const data = [voiceOf('fast'), voiceOf('quick'), voiceOf('slow', { name: 'Grace', rushOrderUnavailable: true })];

function rushed() {
  const form = readyStore();
  form.store.set(voicesAtom, { status: 'ready', data });
  dispatch(form, { type: 'voiceChosen', id: 'fast' });
  dispatch(form, { type: 'optionChanged', code: 'rush', isChosen: true });
  return {
    form,
    choose: (id: string) => dispatch(form, { type: 'voiceChosen', id }),
    hasRush: () => form.store.get(orderAtom).options.rush,
  };
}

describe('rush production', () => {
  it('ends with a voice that does not offer it, and returns with one that does', () => {
    const { choose, hasRush } = rushed();
    choose('slow');
    expect(hasRush()).toBe(false);
    choose('quick');
    expect(hasRush()).toBe(true);
  });

  it('notifies the buyer when it ends and when it returns', () => {
    const { form, choose } = rushed();
    startOptionNotices(form);
    choose('slow');
    expect(toastsOf(form.store)).toEqual(['warning option-rush 5']);
    choose('quick');
    expect(toastsOf(form.store)).toEqual(['success option-rush 5']);
  });
});
