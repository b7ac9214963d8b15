// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

/** The values of the registration page after its script has run. */
async function registration(kept: unknown): Promise<readonly string[]> {
  sessionStorage.setItem('voice-order-form:guest', typeof kept === 'string' ? kept : JSON.stringify(kept));
  document.body.innerHTML = '<input id="firstName" value="Typed"><input id="lastName"><input id="email">';
  vi.resetModules();
  // @ts-expect-error -- a script of the page, without types
  await import('../../demo/shop/public/guest-details.js');
  return [...document.querySelectorAll('input')].map(({ value }) => value);
}

const guest = { firstName: 'Pat', lastName: 'Morgan', email: 'pat@example.com' };

it('the registration page is prefilled with what was typed as a guest', async () => {
  expect(await registration({ keptAt: Date.now(), guest })).toEqual(['Typed', 'Morgan', 'pat@example.com']);
});

it.each([
  [{ keptAt: Date.now() - 3_600_001, guest }],
  ['broken'],
  ['null'],
  [{ keptAt: Date.now(), guest: { email: 1 } }],
])('the registration page is empty with %j', async (kept) => {
  expect(await registration(kept)).toEqual(['Typed', '', '']);
});
