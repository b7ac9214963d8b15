import { describe, expect, it } from 'vitest';
import { findBranding } from '../../../src/api/branding.ts';
import { findDiscount } from '../../../src/api/discounts.ts';
import { getSiteSettings } from '../../../src/api/site-settings.ts';
import { parseTurnaround } from '../../../src/api/turnaround.ts';
import { turnaround } from '../helpers/samples.ts';
import { api, failureOf, serveShop } from '../helpers/serve.ts';

const { shop, client } = serveShop();
const findPartner = (referral: string) => findBranding(client(), api, referral);
const find = (code: string) => findDiscount(client(), code, new AbortController().signal);

describe.each([
  ['a partner', findPartner, 'GET /company/branding/'],
  ['a discount', find, 'GET /discount/'],
])('%s', (_, look, path) => {
  it('is looked up by its escaped code', async () => {
    shop().answer = () => ({ status: 404 });
    await expect(look('50% Zoë/../b?c#d')).resolves.toBeNull();
    expect(shop().calls.map(({ line }) => line)).toEqual([`${path}50%25%20Zo%C3%AB%2F..%2Fb%3Fc%23d`]);
  });

  it('is not unknown if the shop fails', async () => {
    shop().answer = () => ({ status: 403 });
    await expect(failureOf(look('acme'))).resolves.toMatchObject({ status: 403 });
  });
});

const unbranded = { logoUrl: null, name: null, permittedVoiceIds: null };

it.each([
  [
    { logoUrl: '/logo.svg', name: 'Acme', permittedVoiceIds: ['v1', 2] },
    { logoUrl: 'https://shop.example/logo.svg', name: 'Acme', permittedVoiceIds: ['v1', '2'] },
  ],
  [{}, unbranded],
  [{ logoUrl: 'javascript:alert(1)', name: 7 }, unbranded],
  [{ permittedVoiceIds: [] }, { ...unbranded, permittedVoiceIds: [] }],
])('branding from %j is %j', async (body, expected) => {
  shop().answer = () => ({ body });
  await expect(findPartner('acme')).resolves.toEqual(expected);
});

const raw = { id: 'd1', title: 'Spring', discountCode: 'SPRING', type: 'percentage', value: 10 };
const full = { ...raw, description: null, minOrderAmount: 0, maxDiscount: 0 };

it.each<[string, object, object]>([
  ['what it needs', {}, {}],
  ['limits as texts', { minOrderAmount: '50.00', maxDiscount: '20' }, { minOrderAmount: 50, maxDiscount: 20 }],
  ['limits of null', { minOrderAmount: null, maxDiscount: null }, {}],
  ['a code but no id', { id: undefined }, { id: 'SPRING' }],
  ['a code and an id of null', { id: null }, { id: 'SPRING' }],
  ['an id but no code', { discountCode: undefined }, { discountCode: null }],
  ['a value as text', { type: 'fixed', value: '12.5' }, { type: 'fixed', value: 12.5 }],
  ['no title', { title: undefined }, { title: '' }],
])('a discount may have %s', async (_, edit, expected) => {
  shop().answer = () => ({ body: { ...raw, ...edit } });
  await expect(find('SPRING')).resolves.toEqual({ ...full, ...expected });
});

it.each([{}, { ...raw, type: 'gift' }, { ...raw, value: 'ten' }, { ...raw, value: null }])(
  'a discount cannot be %j',
  async (body) => {
    shop().answer = () => ({ body });
    await expect(failureOf(find('SPRING'))).resolves.toMatchObject({ kind: 'invalid' });
  },
);

const banner = { heading: 'New', subHeading: null, text: null, color: '#f00', active: true };
const all = {
  banner,
  stripePublishableKey: 'pk',
  idempotencyKey: true,
  messageNames: true,
  returnUrl: true,
  test: true,
};
const standard = {
  banner: null,
  stripePublishableKey: null,
  idempotencyKey: false,
  messageNames: false,
  returnUrl: false,
  test: false,
};

it.each<[string, object, object]>([
  ['nothing', {}, standard],
  ['all', { ...all, banner: { heading: 'New', color: '#f00', active: true } }, all],
  ['nonsense', { banner: 'New', stripePublishableKey: 7, idempotencyKey: 'yes', test: 'yes' }, standard],
  ['a banner whose colour is no text', { banner: { color: 7 } }, { banner: { color: null } }],
  ['a banner that does not say active', { banner: { heading: 'New' } }, { banner: { active: false } }],
])('site settings may say %s', async (_, body, expected) => {
  shop().answer = () => ({ body });
  await expect(getSiteSettings(client())).resolves.toMatchObject(expected);
});

it('a shop’s turnaround is parsed, even without closed days', () => {
  expect(parseTurnaround(turnaround)).toEqual(turnaround);
  expect(parseTurnaround({ ...turnaround, closedDays: undefined })).toEqual({ ...turnaround, closedDays: [] });
});

it.each([
  { timeZone: 'Mars/Olympus' },
  { cutOff: '3 pm' },
  { cutOff: '24:00' },
  { standardDays: '5' },
  { rushDays: -1 },
  { rushDays: 1e9 },
])('a shop’s turnaround is unknown with %j', (edit) => {
  expect(parseTurnaround({ ...turnaround, ...edit })).toBeNull();
});
