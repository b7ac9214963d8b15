import type { Page } from 'playwright-core';
import { OrderForm } from './order-form.ts';

/** Opens the partner kit of a partner's site, with the choices of a query; returns the form of its preview. */
export async function openKitOf(partnerUrl: string, page: Page, query = ''): Promise<OrderForm> {
  await page.goto(`${partnerUrl}/kit/${query}`);
  await page.waitForFunction(() => document.querySelector('#snippet')?.textContent !== '');
  return new OrderForm(page).ready();
}
