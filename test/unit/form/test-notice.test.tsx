// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { TestNotice } from '../../../src/form/notices/test-notice.tsx';
import { servicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { drawing, drawPart } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';

it('the notice that a shop has no test mode waits until the shop answers', async () => {
  const form = readyStore({}, { isTest: true });
  const services = form.store.get(servicesAtom);
  form.store.set(servicesAtom, { status: 'failed' });
  const { place } = await drawPart(form, <TestNotice />);
  expect(place.textContent).toBe('');
  await drawing(() => form.store.set(servicesAtom, services));
  expect(place.textContent).toContain('This shop has no test mode');
});
