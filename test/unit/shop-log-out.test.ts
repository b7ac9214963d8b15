// @vitest-environment happy-dom
import { expect, it } from 'vitest';

it('logging out on the account page deletes the details of a guest, and keeps the order', async () => {
  localStorage.setItem('voice-order-form:order:-', '{}');
  sessionStorage.setItem('voice-order-form:guest', '{}');
  document.body.innerHTML = '<form data-logs-out></form>';
  // @ts-expect-error -- a script of the page, without types
  await import('../../demo/shop/public/log-out.js');
  document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect([Object.keys(localStorage), sessionStorage.length]).toEqual([['voice-order-form:order:-'], 0]);
});
