// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const name = 'voice-order-form:order:-';

/** The account page's form to log out, after its script has run. */
async function accountPage() {
  document.body.innerHTML = `
    <form data-logs-out><button id="out"></button></form>
    <dialog class="keep-order"><form method="dialog">
      <button value=""></button><button value="delete"></button><button value="keep"></button>
    </form></dialog>`;
  vi.resetModules();
  // @ts-expect-error -- a script of the page, without types
  await import('../../demo/shop/public/log-out.js');
  const form = document.forms[0];
  const dialog = document.querySelector('dialog');
  if (!form || !dialog) throw new Error('no form');
  const submit = vi.spyOn(form, 'submit').mockImplementation(() => undefined);
  const press = (): boolean => form.dispatchEvent(new Event('submit', { cancelable: true }));
  const answer = (value: string): void => dialog.close(value);
  return { submit, press, answer, dialog };
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(name, '{}');
  localStorage.setItem('voice-order-form:ai-form', '{}');
  localStorage.setItem('voice-order-form:cache:voice:api', '[]');
  sessionStorage.setItem('voice-order-form:guest', '{}');
});
afterEach(() => vi.restoreAllMocks());

it('the account page asks whether to keep the order, and logs nobody out without an answer', async () => {
  const { submit, press, answer, dialog } = await accountPage();
  press();
  expect([dialog.open, submit.mock.calls.length]).toEqual([true, 0]);
  answer('');
  expect([dialog.open, submit.mock.calls.length]).toEqual([false, 0]);
  expect(localStorage.getItem(name)).toBe('{}');
});

it.each([
  ['keep', ['voice-order-form:ai-form', 'voice-order-form:cache:voice:api', name]],
  ['delete', ['voice-order-form:cache:voice:api', 'voice-order-form:logged-out']],
])('the answer "%s" logs out and leaves %j', async (value, left) => {
  const { submit, press, answer } = await accountPage();
  press();
  answer(value);
  expect(submit).toHaveBeenCalledTimes(1);
  expect(Object.keys(localStorage).toSorted()).toEqual(left);
  expect(sessionStorage).toHaveLength(0);
});

it('the account page asks nothing if there is no order', async () => {
  const { submit, press, dialog } = await accountPage();
  localStorage.removeItem(name);
  press();
  expect([dialog.open, submit.mock.calls.length, localStorage.getItem('voice-order-form:ai-form')]).toEqual([
    false,
    1,
    null,
  ]);
});
