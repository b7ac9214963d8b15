import { AiDialog } from './ai-dialog.ts';
import { named } from './named.ts';
import { openForm, orderPage, sampleText } from './sample-order.ts';
import { serviceTabs } from './service-order.ts';
import type { WalkOptions } from './walk-tools.ts';

/** The question between two services, and the modal for drafting. */
export async function walkDialogs({ page, partnerUrl, visit }: WalkOptions): Promise<void> {
  const form = await openForm(page, partnerUrl + orderPage);
  await form.write(1, sampleText);
  await form.tab(serviceTabs.mvoice).click();
  await page.getByRole('button', named('Continue')).waitFor();
  await visit('service switch');
  await page.getByRole('button', named('Cancel')).click();
  const ai = await new AiDialog(form).open();
  await ai.companyName.fill('Harbour Dental');
  await ai.count.fill('40');
  await visit('ai with an error');
}
