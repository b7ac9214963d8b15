import type { Page } from 'playwright-core';
import { AiDialog } from './ai-dialog.ts';
import { openForm, orderPage } from './sample-order.ts';
import type { Stage } from './stage.ts';

export const generatePath = 'openrouter/generate-prompts';

/** The partner's page with the order form and its AI modal, still closed. `prepare` runs before the page is opened. */
export async function openAi<T>({ newPage, partnerUrl }: Stage, prepare: (page: Page) => Promise<T>) {
  const page = await newPage();
  const prepared = await prepare(page);
  const form = await openForm(page, partnerUrl + orderPage);
  return { page, form, ai: new AiDialog(form), prepared };
}
