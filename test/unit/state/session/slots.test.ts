import { expect, it } from 'vitest';
import { voicesAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { dispatch } from '../../../../src/state/form.ts';
import { startOptionNotices } from '../../../../src/state/session/option-notices.ts';
import { readyStore, toastsOf } from '../../helpers/form-store.ts';
import { voiceOf } from '../../helpers/samples.ts';

const data = [voiceOf('fast'), voiceOf('quick'), voiceOf('slow', { name: 'Grace', rushOrderUnavailable: true })];

it('rush production ends with a voice that does not offer it and returns with one that does, with notices', () => {
  const form = readyStore();
  form.store.set(voicesAtom, { status: 'ready', data });
  const choose = (id: string) => dispatch(form, { type: 'voiceChosen', id });
  choose('fast');
  dispatch(form, { type: 'optionChanged', code: 'rush', isChosen: true });
  startOptionNotices(form);
  choose('slow');
  expect(toastsOf(form.store)).toEqual(['warning option-rush 5']);
  choose('quick');
  expect(toastsOf(form.store)).toEqual(['success option-rush 5']);
});
