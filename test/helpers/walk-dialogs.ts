import { AiDialog } from './ai-dialog.ts';
import { gate } from './gate.ts';
import { named } from './named.ts';
import { openForm, orderPage, sampleText } from './sample-order.ts';
import { serviceTabs } from './service-order.ts';
import { settled, type WalkOptions } from './walk-tools.ts';

async function walkAi({ page, shopUrl, visit }: WalkOptions, ai: AiDialog): Promise<void> {
  const path = `${shopUrl}/api/openrouter/generate-prompts`;
  const { passed, open } = gate();
  await page.route(path, async (route) => {
    await passed;
    await route.fulfill({ status: 400, headers: { 'access-control-allow-origin': '*' }, json: { message: 'No.' } });
  });
  await ai.open();
  await visit('ai');
  await ai.companyName.fill('Harbour Dental');
  await ai.count.fill('40');
  await visit('ai with an error');
  await ai.count.fill('3');
  await ai.button('Generate Prompts').click();
  await ai.progress(1).waitFor();
  await visit('ai busy');
  open();
  await ai.dialog.getByRole('alert').filter({ hasText: 'Please check your input' }).first().waitFor();
  await visit('ai failed');
  await page.unroute(path);
  await ai.button('Generate Prompts').click();
  await ai.regenerate(3).waitFor();
  await settled(page);
  await visit('drafted');
}

/** The other services, the question between them, and drafting. */
export async function walkDialogs(options: WalkOptions): Promise<void> {
  const { page, partnerUrl, visit } = options;
  const form = await openForm(page, partnerUrl + orderPage);
  await form.button('Filter voices').click();
  await form.section('Select your voice').getByRole('searchbox').fill('nobody');
  await visit('no voice found');
  await form.tab(serviceTabs.voip).click();
  await form.write(1, sampleText);
  await visit('voip');
  await form.tab(serviceTabs.mvoice).click();
  await page.getByRole('button', named('Continue')).waitFor();
  await visit('service switch');
  await page.getByRole('button', named('Continue')).click();
  await form.summaryButton.click();
  await form.issues.waitFor();
  await form.closeToasts();
  await visit('voicemail with issues');
  await form.tab(serviceTabs.moh).click();
  await walkAi(options, new AiDialog(form));
}

const path = '/partner/phone-scripts.html';

/** The script desk, on the page that shows it at work: a document, what is found in it, and how it sounds. */
export async function walkDesk({ page, partnerUrl, visit }: WalkOptions): Promise<void> {
  const form = await openForm(page, partnerUrl + path);
  const scripts = await page.getByRole('textbox', { name: 'A document to copy' }).inputValue();
  // The tools come once the messages are near.
  await form.section('Add Voice Prompts').scrollIntoViewIfNeeded();
  await form.button('Import scripts').click();
  const found = page.getByRole('dialog', { name: 'Import scripts' });
  await found.getByRole('textbox', { name: 'Paste your scripts' }).fill(scripts);
  await found.getByRole('checkbox').nth(5).waitFor();
  await visit('import');
  await found.getByRole('button', { name: 'Import 6 messages' }).click();
  await form.button('Check scripts').click();
  const { group } = form.message(1);
  await group.getByRole('button', { name: 'Fix: and' }).click();
  await group.getByRole('button', { name: 'Undo' }).waitFor();
  await form.closeToasts();
  await form.message(5).openDelivery();
  await form.message(5).group.getByRole('button', { name: 'Pronunciations', exact: true }).click();
  const words = page.getByRole('dialog', { name: 'Pronunciations' });
  await words.getByRole('button', { name: 'Add word' }).click();
  await words.getByRole('textbox', { name: 'Word' }).fill('Nguyen');
  await words.getByRole('textbox', { name: 'Sounds like' }).fill('win');
  await visit('pronunciations');
  await words.getByRole('button', { name: 'Done' }).click();
  await form.openMusic();
  await form.button('Select Willow Creek').click();
  await form.button('Listen as a caller').click();
  await form.button('Stop listening').waitFor();
  await settled(page);
  await visit('scripts checked');
  await form.button('Stop listening').click();
  const summary = await form.openSummary();
  await summary.dialog.getByRole('list', { name: 'Script check' }).scrollIntoViewIfNeeded();
  await visit('summary of scripts');
}
