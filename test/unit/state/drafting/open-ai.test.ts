// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { sessionAtom } from '../../../../src/state/buyer/session.ts';
import { loadUserAtom } from '../../../../src/state/buyer/user.ts';
import { aiFormAtom } from '../../../../src/state/drafting/ai-form.ts';
import { openAiAtom } from '../../../../src/state/drafting/drafting.ts';
import { fakeShopEachTest } from '../../helpers/fake-shop.ts';
import { readyStore } from '../../helpers/form-store.ts';
import { user } from '../../helpers/samples.ts';

const { shop } = fakeShopEachTest();

it('the form for drafts begins with the company that the profile knows', async () => {
  shop().on('GET /user/u1', { body: { ...user, companyName: 'Stone Dental' } });
  const { store } = readyStore();
  store.set(sessionAtom, { accessToken: 't1', userId: 'u1', getAccessToken: null });
  await store.set(loadUserAtom);
  store.set(openAiAtom);
  expect(store.get(aiFormAtom).companyName).toBe('Stone Dental');
});

it('the form for drafts begins as it was where no company is known', () => {
  const { store } = readyStore();
  const before = store.get(aiFormAtom);
  store.set(openAiAtom);
  expect(store.get(aiFormAtom)).toBe(before);
});
