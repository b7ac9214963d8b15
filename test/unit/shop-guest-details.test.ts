// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { setGuest } from '../../src/state/buyer/guest-details.ts';
import { saveGuest } from '../../src/state/checkout/saved-guest.ts';
import { readyStore } from './helpers/form-store.ts';
import { guestOf } from './helpers/samples.ts';

const name = 'voice-order-form:guest';

/** The values of the registration page after its script has run. */
async function registration(): Promise<readonly string[]> {
  document.body.innerHTML = '<input id="firstName" value="Typed"><input id="lastName"><input id="email">';
  vi.resetModules();
  // @ts-expect-error -- a script of the page, without types
  await import('../../demo/shop/public/guest-details.js');
  return [...document.querySelectorAll('input')].map(({ value }) => value);
}

/** Stores what a guest typed, as the form does on the way to the page. */
function saveTyped(): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const form = readyStore();
  setGuest(form, guestOf({ lastName: 'Morgan', email: 'pat@example.com' }));
  saveGuest(form);
}

it('the registration page is prefilled with what the form stored of a guest', async () => {
  saveTyped();
  expect(await registration()).toEqual(['Typed', 'Morgan', 'pat@example.com']);
});

it('the registration page is empty an hour later', async () => {
  saveTyped();
  vi.setSystemTime(Date.now() + 3_600_001);
  expect(await registration()).toEqual(['Typed', '', '']);
});

it.each(['broken', 'null', JSON.stringify({ savedAt: Date.now(), guest: { email: 1 } })])(
  'the registration page is empty with %s',
  async (text) => {
    sessionStorage.setItem(name, text);
    expect(await registration()).toEqual(['Typed', '', '']);
  },
);
