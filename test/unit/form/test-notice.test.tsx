// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { TestNotice } from '../../../src/form/notices/test-notice.tsx';
import { servicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { settingsAtom } from '../../../src/state/host/settings.ts';
import { drawing, drawPart, type DrawnForm } from '../helpers/draw.tsx';
import { readyStore, settings } from '../helpers/form-store.ts';

let drawn: DrawnForm | undefined;
afterEach(() => drawn?.takeAway());

it('the notice that a shop has no test mode waits until the shop answers', async () => {
  const { store } = readyStore();
  const services = store.get(servicesAtom);
  store.set(settingsAtom, { ...settings, isTest: true });
  store.set(servicesAtom, { status: 'failed' });
  drawn = await drawPart(store, <TestNotice />);
  expect(drawn.place.textContent).toBe('');
  await drawing(() => store.set(servicesAtom, services));
  expect(drawn.place.textContent).toContain('This shop has no test mode');
});
