import type { Page } from 'playwright-core';
import { openForm, orderPage } from './sample-order.ts';
import type { OrderForm } from './order-form.ts';

export const serviceTabs = {
  moh: 'On Hold Message',
  voip: 'Telephone Voice Prompts',
  mvoice: 'Mobile Voicemail',
} as const;

/** Opens the partner's page with a fresh order for a service. */
export async function openService(page: Page, partnerUrl: string, service: 'voip' | 'mvoice'): Promise<OrderForm> {
  const form = await openForm(page, partnerUrl + orderPage);
  await form.tab(serviceTabs[service]).click();
  await form.tab(serviceTabs[service]).and(page.locator('[aria-selected=true]')).waitFor();
  return form;
}

/** A floating notice with exactly this text. */
export const saying = (form: OrderForm, text: string) => form.toast(text).getByText(text, { exact: true });
