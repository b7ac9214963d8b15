import { openForm } from './sample-order.ts';
import { settled, type WalkOptions } from './walk-tools.ts';

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
  await form.region.getByRole('progressbar').waitFor();
  await settled(page);
  await visit('scripts checked');
  await form.button('Stop listening').click();
  const summary = await form.openSummary();
  await summary.dialog.getByRole('list', { name: 'Script check' }).scrollIntoViewIfNeeded();
  await visit('summary of scripts');
}
