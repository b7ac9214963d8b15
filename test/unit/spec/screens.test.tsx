// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { defaultSiteSettings } from '../../../src/api/site-settings.ts';
import { ReadyDay } from '../../../src/desk/ready/ready-day.tsx';
import { GuestForm } from '../../../src/form/guest/guest-form.tsx';
import { SummaryDetails } from '../../../src/form/summary/summary-order.tsx';
import { LoginPrompt } from '../../../src/form/start/start.tsx';
import type { Order } from '../../../src/domain/order/order.ts';
import type { Settings } from '../../../src/state/host/settings.ts';
import { fetchedUserAtom } from '../../../src/state/buyer/load-user.ts';
import { siteSettingsAtom } from '../../../src/state/catalogue/catalogue.ts';
import type { Form } from '../../../src/state/form.ts';
import { drawing, drawPart } from '../helpers/draw.tsx';
import { logIn, readyStore } from '../helpers/form-store.ts';
import { optionsOf, turnaround, user } from '../helpers/samples.ts';

beforeEach(() => history.replaceState(null, '', '/order?service=moh&x=1'));

async function drawOver(form: Form, part: ReactNode): Promise<HTMLElement> {
  const { place } = await drawPart(form, part);
  return place;
}
const draw = (part: ReactNode, order: Partial<Order> = {}, edit: Partial<Settings> = {}): Promise<HTMLElement> =>
  drawOver(readyStore(order, edit), part);

const hrefs = (place: HTMLElement): readonly (string | null)[] =>
  [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));

it.each([
  ['mvoice', true],
  ['voip', false],
] as const)('the summary of an account shows the number to call: %s, %s', async (serviceType, isShown) => {
  const form = readyStore({ serviceType });
  logIn(form, user.id);
  form.store.set(fetchedUserAtom, { ...user, phone: '416 555 0134' });
  const { textContent } = await drawOver(form, <SummaryDetails />);
  expect(textContent.includes('416 555 0134')).toBe(isShown);
});

describe('the day by which the order is ready', () => {
  const drawDay = (part: ReactNode, order: Partial<Order> = {}): Promise<HTMLElement> => {
    const form = readyStore(order);
    form.store.set(siteSettingsAtom, { status: 'ready', data: { ...defaultSiteSettings, turnaround } });
    return drawOver(form, part);
  };
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T14:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it.each<[string, Partial<Order>, RegExp]>([
    ['without rush production', {}, /^Ready by Friday, November 27.*With rush: Tuesday, November 24/u],
    ['with rush production', { options: optionsOf('rush') }, /^Ready by Tuesday, November 24/u],
    ['for a voice without rush production', { voices: ['slow'] }, /^(?!.*With rush)/u],
  ])('is shown in Options %s', async (_, order, text) => {
    expect((await drawDay(<ReadyDay isInOptions />, order)).textContent).toMatch(text);
  });

  it('is not shown if the shop promises none', async () => {
    expect((await draw(<ReadyDay isInOptions />)).textContent).toBe('');
  });

  it('is shown with its deadline in the shop’s time zone, and changes when that passes', async () => {
    const place = await drawDay(<ReadyDay />);
    expect(place.textContent).toMatch(/^Ready by Friday, November 27.*Applies if you pay by 3 PM EST\./u);
    await drawing(() => vi.advanceTimersByTime(6 * 60 * 60 * 1000));
    expect(place.textContent).toMatch(/^Ready by Monday, November 30.*pay by Monday, November 23 at 3 PM EST\./u);
  });
});

it('the login links on the shop’s page lead back to its path and query', async () => {
  const back = encodeURIComponent('/order?service=moh&x=1');
  expect(hrefs(await draw(<LoginPrompt />, {}, { shopUrl: location.origin }))).toEqual([
    `${location.origin}/login?redirect=${back}`,
    `${location.origin}/register?redirect=${back}`,
  ]);
});

it('the login links name the page’s language if the browser has another one', async () => {
  const browser = vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-MX');
  onTestFinished(() => browser.mockRestore());
  expect(hrefs(await draw(<LoginPrompt />))[0]).toMatch(/\/login\?redirect=[^&]+&lang=en$/u);
  expect(hrefs(await draw(<GuestForm />))).toEqual(['https://shop.example/terms?lang=en']);
});

it('the login links on a partner’s page lead to the shop, with service and referral', async () => {
  const onward = encodeURIComponent('/?service=voip&referral=a%26b');
  expect(hrefs(await draw(<LoginPrompt />, { serviceType: 'voip' }, { referral: 'a&b' }))).toEqual([
    `https://shop.example/login?redirect=${onward}`,
    `https://shop.example/register?redirect=${onward}`,
  ]);
});
