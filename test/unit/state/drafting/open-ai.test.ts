// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { sessionAtom } from '../../../../src/state/buyer/session.ts';
import { loadUserAtom } from '../../../../src/state/buyer/user.ts';
import { draftingFormAtom } from '../../../../src/state/drafting/drafting-form.ts';
import { openDraftingAtom } from '../../../../src/state/drafting/drafting.ts';
import { fakeShopEachTest } from '../../helpers/fake-shop.ts';
import { readyStore } from '../../helpers/form-store.ts';
import { user } from '../../helpers/samples.ts';

const { shop } = fakeShopEachTest();

it('the AI form starts with the company of the profile', async () => {
  shop().on('GET /user/u1', { body: { ...user, companyName: 'Stone Dental' } });
  const { store } = readyStore();
  store.set(sessionAtom, { accessToken: 't1', userId: 'u1', getAccessToken: null });
  await store.set(loadUserAtom);
  store.set(openDraftingAtom);
  expect(store.get(draftingFormAtom).companyName).toBe('Stone Dental');
});
