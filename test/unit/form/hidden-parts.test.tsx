// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { defaultSiteSettings } from '../../../src/api/site-settings.ts';
import { hideableParts, type HideablePart } from '../../../src/domain/order/page-settings.ts';
import { SummaryDetails } from '../../../src/form/summary/summary-order.tsx';
import { siteSettingsAtom } from '../../../src/state/catalogue/catalogue.ts';
import { settingsAtom, type Settings } from '../../../src/state/host/settings.ts';
import { orderSnapshotAtom } from '../../../src/state/prices/price-atoms.ts';
import type { Form } from '../../../src/state/form.ts';
import { drawForm, drawing, drawPart, textsOf } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { discountOf } from '../helpers/samples.ts';

/** The heading or button of each part. */
const titles: Readonly<Record<HideablePart, string>> = {
  banner: 'Holiday hours',
  comments: 'Comments',
  discount: 'Discount',
  drafting: 'Generate AI Prompts',
  faq: 'Frequently asked questions',
  'phone-system': 'Your Phone System or File Format',
};

const set = ({ store }: Form, edit: Partial<Settings>): void =>
  store.set(settingsAtom, { ...store.get(settingsAtom), ...edit });

it('a page that hides parts of the form hides each of them and no other, also later, and shows them again', async () => {
  const form = readyStore();
  const banner = { heading: titles.banner, subHeading: null, text: null, color: null, active: true };
  form.store.set(siteSettingsAtom, { status: 'ready', data: { ...defaultSiteSettings, banner } });
  const drawn = await drawForm(form);
  const shown = (): readonly string[] => {
    const texts = textsOf(drawn, 'h2, button, label');
    return hideableParts.filter((part) => texts.some((text) => text.startsWith(titles[part])));
  };
  expect(shown()).toEqual(hideableParts);
  for (const part of hideableParts) {
    await drawing(() => set(form, { hiddenParts: [part] }));
    expect(shown()).toEqual(hideableParts.filter((other) => other !== part));
  }
  await drawing(() => set(form, { hiddenParts: hideableParts }));
  expect(shown()).toEqual([]);
  await drawing(() => set(form, { hiddenParts: [] }));
  expect(shown()).toEqual(hideableParts);
});

it('a page that hides parts of the form keeps comments and a discount in the order, and in the summary without Edit buttons', async () => {
  const order = { comments: 'After noon, please', discount: discountOf() };
  const form = readyStore(order, { hiddenParts: hideableParts });
  expect(form.store.get(orderSnapshotAtom)()).toMatchObject({ comments: order.comments, discountCodeOrId: 'SPRING' });
  const drawn = await drawPart(form, <SummaryDetails />);
  expect(drawn.place.textContent).toContain(order.comments);
  expect(textsOf(drawn, 'button')).toEqual([]);
});

it('a page that hides parts of the form sets the phone system while that part is hidden', () => {
  const form = readyStore({ phoneSystem: 'asterisk' });
  const sent = (edit: Partial<Settings>): string => {
    set(form, edit);
    return form.store.get(orderSnapshotAtom)().phoneSystem;
  };
  const hiddenParts = ['phone-system'] as const;
  expect([sent({ hiddenParts }), sent({ phoneSystem: 'zoom-phone' }), sent({ phoneSystem: 'fax' })]).toEqual([
    'mp3',
    'zoom-phone',
    'mp3',
  ]);
  expect(sent({ hiddenParts: [] })).toBe('asterisk');
});
