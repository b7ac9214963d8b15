// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { TestNotice } from '../../../src/form/notices/test-notice.tsx';
import { servicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { settingsAtom } from '../../../src/state/host/settings.ts';
import { drawing, drawPart } from '../helpers/draw.tsx';
import { readyStore, settings } from '../helpers/form-store.ts';

it('the notice that a shop has no test mode waits until the shop answers', async () => {
  const { store } = readyStore();
  const services = store.get(servicesAtom);
  store.set(settingsAtom, { ...settings, isTest: true });
  store.set(servicesAtom, { status: 'failed' });
  const { place } = await drawPart(store, <TestNotice />);
  expect(place.textContent).toBe('');
  await drawing(() => store.set(servicesAtom, services));
  expect(place.textContent).toContain('This shop has no test mode');
});
