// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { defaultSiteSettings } from '../../../src/api/site-settings.ts';
import { fingerprint, noSubmission } from '../../../src/domain/checkout/submission.ts';
import { contentOf } from '../../../src/domain/order/order.ts';
import { hideableParts, type HideablePart } from '../../../src/domain/order/page-settings.ts';
import { SentNotice } from '../../../src/form/start/sent-notice.tsx';
import { SummaryDetails } from '../../../src/form/summary/summary-order.tsx';
import { servicesAtom, siteSettingsAtom } from '../../../src/state/catalogue/catalogue.ts';
import { changeCheckout } from '../../../src/state/checkout/checkout-state.ts';
import type { Form } from '../../../src/state/form.ts';
import { settingsAtom, type Settings } from '../../../src/state/host/settings.ts';
import { orderSnapshotAtom } from '../../../src/state/prices/price-atoms.ts';
import { orderAtom } from '../../../src/state/session/order-atoms.ts';
import { drawForm, drawing, drawPart, textsOf } from '../helpers/draw.tsx';
import { edit, readyStore, services, setSubmission } from '../helpers/form-store.ts';
import { happen } from '../helpers/paying.ts';
import { discountOf } from '../helpers/samples.ts';

const set = ({ store }: Form, edit: Partial<Settings>): void =>
  store.set(settingsAtom, { ...store.get(settingsAtom), ...edit });

const all = ['moh', 'voip', 'mvoice'] as const;
const names = { moh: 'On Hold Message', voip: 'Telephone Voice Prompts', mvoice: 'Mobile Voicemail' };

async function drawServices(
  edit: Partial<Settings> = {},
  form = readyStore({ serviceType: edit.service ?? 'moh' }, edit),
) {
  const { place } = await drawForm(form);
  const tabs = () => [...place.querySelectorAll('[aria-label=Service] [role=tab]')];
  const labels = () => tabs().map(({ textContent }) => all.find((name) => textContent.startsWith(names[name])));
  return { form, place, tabs, labels };
}

it('the services are tabs in the page’s order', async () => {
  const { labels } = await drawServices({ services: ['voip', 'moh'], service: 'voip' });
  expect(labels()).toEqual(['voip', 'moh']);
});

it('the services have no tabs if the page offers only one, and tabs once it offers more', async () => {
  const { form, place, labels } = await drawServices({ services: ['mvoice'], service: 'mvoice' });
  expect([labels(), place.textContent.includes(names.mvoice)]).toEqual([[], true]);
  await drawing(() => set(form, { services: all }));
  expect(labels()).toEqual(all);
});

it('the services are marked at their tab if the shop does not offer them', async () => {
  const form = readyStore();
  form.store.set(servicesAtom, { status: 'ready', data: services.filter(({ title }) => title === 'voip') });
  const { place, tabs } = await drawServices({}, form);
  const unavailable = 'Not available at this shop right now';
  const lines = tabs().map((tab) => {
    const [id = ''] = tab.getAttribute('aria-describedby')?.split(' ') ?? [];
    return place.querySelector(`#${id}`)?.textContent;
  });
  expect(lines).toEqual([unavailable, 'Greetings and phone menus', unavailable]);
  expect(place.querySelector('[part=bar]')?.textContent).toContain(unavailable);
});

/** The heading or button of each part. */
const titles: Readonly<Record<HideablePart, string>> = {
  banner: 'Holiday hours',
  comments: 'Comments',
  discount: 'Discount',
  drafting: 'Generate AI Prompts',
  faq: 'Frequently asked questions',
  'phone-system': 'Your Phone System or File Format',
};

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

/** The notice about an order that is back from checkout. */
async function drawSent(payment: 'unpaid' | 'confirming' | 'paid') {
  const form = readyStore();
  const content = fingerprint(contentOf(form.store.get(orderAtom)));
  setSubmission(form, { ...noSubmission, created: { fingerprint: 'f', orderId: 'o1', content } });
  happen(form, 'opened', 'payPressed', 'departed', 'returned');
  changeCheckout(form, { type: 'paymentStatusReceived', payment });
  const drawn = await drawPart(form, <SentNotice />);
  return { form, place: drawn.place, buttons: () => textsOf(drawn, 'button') };
}

it.each([
  ['unpaid', 'hasn’t been paid for yet', ['Continue this order', 'Start a new order']],
  ['confirming', 'Your payment is being confirmed.', ['Start a new order']],
  ['paid', 'This order has been paid. Thank you!', ['Reuse voices, music and phone system', 'Start a new order']],
] as const)('the notice names the payment status %s and offers the next steps', async (payment, words, offered) => {
  const { place, buttons } = await drawSent(payment);
  expect(place.textContent).toContain(words);
  expect(buttons()).toEqual(offered);
});

it('a paid order that the buyer changes can become a new order', async () => {
  const { form, place, buttons } = await drawSent('paid');
  await drawing(() => edit(form, { comments: 'Changed' }));
  expect(place.textContent).toContain('They will start a new order.');
  expect(buttons()).toContain('Order with my changes');
});
