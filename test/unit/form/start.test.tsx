// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { servicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { settingsAtom, type Settings } from '../../../src/state/host/settings.ts';
import { drawForm, drawing } from '../helpers/draw.tsx';
import { readyStore, services } from '../helpers/form-store.ts';

const all = ['moh', 'voip', 'mvoice'] as const;
const names = { moh: 'On Hold Message', voip: 'Telephone Voice Prompts', mvoice: 'Mobile Voicemail' };

async function draw(edit: Partial<Settings> = {}, form = readyStore({ serviceType: edit.service ?? 'moh' }, edit)) {
  const { place } = await drawForm(form);
  const tabs = () => [...place.querySelectorAll('[aria-label=Service] [role=tab]')];
  const labels = () => tabs().map(({ textContent }) => all.find((name) => textContent.startsWith(names[name])));
  return { form, place, tabs, labels };
}

it('the services are tabs in the page’s order', async () => {
  const { labels } = await draw({ services: ['voip', 'moh'], service: 'voip' });
  expect(labels()).toEqual(['voip', 'moh']);
});

it('the services have no tabs if the page offers only one, and tabs once it offers more', async () => {
  const { form, place, labels } = await draw({ services: ['mvoice'], service: 'mvoice' });
  expect([labels(), place.textContent.includes(names.mvoice)]).toEqual([[], true]);
  await drawing(() => form.store.set(settingsAtom, { ...form.store.get(settingsAtom), services: all }));
  expect(labels()).toEqual(all);
});

it('the services are marked at their tab if the shop does not offer them', async () => {
  const form = readyStore();
  form.store.set(servicesAtom, { status: 'ready', data: services.filter(({ title }) => title === 'voip') });
  const { place, tabs } = await draw({}, form);
  const unavailable = 'Not available at this shop right now';
  const lines = tabs().map((tab) => {
    const [id = ''] = tab.getAttribute('aria-describedby')?.split(' ') ?? [];
    return place.querySelector(`#${id}`)?.textContent;
  });
  expect(lines).toEqual([unavailable, 'Greetings and phone menus', unavailable]);
  expect(place.querySelector('[part=bar]')?.textContent).toContain(unavailable);
});
