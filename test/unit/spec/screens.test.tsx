// @vitest-environment happy-dom
import { Provider } from 'jotai/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { defaultSiteSettings } from '../../../src/api/site-settings.ts';
import { ReadyDay } from '../../../src/desk/ready/ready-day.tsx';
import { GuestForm } from '../../../src/form/guest/guest-form.tsx';
import { SummaryDetails, SummaryMessages } from '../../../src/form/summary/summary-order.tsx';
import { LoginPrompt } from '../../../src/form/start/login-prompt.tsx';
import type { Order } from '../../../src/domain/order/order.ts';
import type { Settings } from '../../../src/state/host/settings.ts';
import { sessionAtom } from '../../../src/state/buyer/session.ts';
import { fetchedUserAtom } from '../../../src/state/buyer/user.ts';
import { siteSettingsAtom } from '../../../src/state/catalogue/catalogue.ts';
import type { OrderStore } from '../../../src/state/atoms/store.ts';
import { readyStore } from '../helpers/form-store.ts';
import { message, optionsOf, user } from '../helpers/samples.ts';

let root: Root | null = null;

beforeEach(() => history.replaceState(null, '', '/order?service=moh&x=1'));
afterEach(() => {
  root?.unmount();
  root = null;
});

/** Draws a part of the form over a store. */
function draw(part: ReactNode, order: Partial<Order> = {}, edit: Partial<Settings> = {}): HTMLElement {
  return drawOver(readyStore(order, edit).store, part);
}

function drawOver(store: OrderStore, part: ReactNode): HTMLElement {
  const place = document.createElement('div');
  const made = createRoot(place);
  root = made;
  flushSync(() => made.render(<Provider store={store}>{part}</Provider>));
  return place;
}

const hrefs = (place: HTMLElement): readonly (string | null)[] =>
  [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('the summary’s prompts', () => {
  it('say that there are none', () => {
    const place = draw(<SummaryMessages />, { messages: [message(1, { content: ' \n' })] });
    expect(place.textContent).toBe("MessagesEdit MessagesYou haven't added any prompts yet.");
  });

  it('do not say so if there are some', () => {
    expect(draw(<SummaryMessages />).textContent).not.toContain("haven't added");
  });
});

it.each([
  ['mvoice', true],
  ['voip', false],
] as const)('the summary of a logged-in buyer shows the number that will be called: %s, %s', (serviceType, isShown) => {
  const { store } = readyStore({ serviceType });
  store.set(sessionAtom, { accessToken: 'token', userId: user.id, getAccessToken: null });
  store.set(fetchedUserAtom, { ...user, phone: '416 555 0134' });
  const { textContent } = drawOver(store, <SummaryDetails />);
  expect([textContent.includes('416 555 0134'), textContent.includes('We’ll call this number')]).toEqual([
    isShown,
    isShown,
  ]);
});

describe('the day by which the order is ready', () => {
  const turnaround = { standardDays: 5, rushDays: 2, closedDays: [], timeZone: 'America/Toronto', cutOff: '15:00' };
  const drawPlace = (part: ReactNode, order: Partial<Order> = {}): HTMLElement => {
    const { store } = readyStore(order);
    store.set(siteSettingsAtom, { status: 'ready', data: { ...defaultSiteSettings, turnaround } });
    return drawOver(store, part);
  };
  const drawPromising = (part: ReactNode, order: Partial<Order> = {}): string => drawPlace(part, order).textContent;
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T14:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it('is shown in Options, with and without rush production', () => {
    const text = drawPromising(<ReadyDay isInOptions />);
    expect(text).toContain('With rush: Tuesday, November 24');
    expect(text).toContain('Ready by Friday, November 27');
    expect(drawPromising(<ReadyDay isInOptions />, { options: optionsOf('rush') })).toMatch(
      /^Ready by Tuesday, November 24/u,
    );
  });

  it('is shown in the summary', () => {
    expect(drawPromising(<ReadyDay />)).toMatch(/^Ready by Friday, November 27/u);
  });

  it('is shown with its deadline, in the shop’s time zone', () => {
    expect(drawPromising(<ReadyDay />)).toContain('Applies if you pay by 3 PM EST.');
    vi.setSystemTime(new Date('2026-11-20T20:00:00Z'));
    expect(drawPromising(<ReadyDay />)).toContain('Applies if you pay by Monday, November 23 at 3 PM EST.');
  });

  it('changes with a notice when the deadline passes', () => {
    const place = drawPlace(<ReadyDay />);
    const status = (): string | null | undefined => place.querySelector('[role=status]')?.textContent;
    expect(status()).toBe('');
    flushSync(() => vi.advanceTimersByTime(6 * 60 * 60 * 1000));
    expect(place.textContent).toMatch(/^Ready by Monday, November 30/u);
    expect(status()).toBe('The cut-off time for Friday, November 27 has passed.');
  });

  it('is not shown if the voice or the shop does not promise it', () => {
    expect(drawPromising(<ReadyDay isInOptions />, { voices: ['slow'] })).not.toContain('With rush');
    expect(draw(<ReadyDay isInOptions />).textContent).toBe('');
  });
});

describe('the login links', () => {
  it('on the shop’s page lead back to its path and query', () => {
    const back = encodeURIComponent('/order?service=moh&x=1');
    expect(hrefs(draw(<LoginPrompt />, {}, { shopUrl: location.origin }))).toEqual([
      `${location.origin}/login?redirect=${back}`,
      `${location.origin}/register?redirect=${back}`,
    ]);
  });

  it('name the page’s language if the browser has another one', () => {
    const browser = vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-MX');
    onTestFinished(() => browser.mockRestore());
    expect(hrefs(draw(<LoginPrompt />))[0]).toMatch(/\/login\?redirect=[^&]+&lang=en$/u);
    expect(hrefs(draw(<GuestForm />))).toEqual(['https://shop.example/terms?lang=en']);
  });

  it('on a partner’s page lead to the shop, with service and referral', () => {
    const onward = encodeURIComponent('/?service=voip&referral=a%26b');
    expect(hrefs(draw(<LoginPrompt />, { serviceType: 'voip' }, { referral: 'a&b' }))).toEqual([
      `https://shop.example/login?redirect=${onward}`,
      `https://shop.example/register?redirect=${onward}`,
    ]);
  });
});
