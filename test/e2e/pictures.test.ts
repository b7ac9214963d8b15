import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bringFont } from '../helpers/bring-font.ts';
import { differenceOf } from '../helpers/compare-picture.ts';
import { fr } from '../helpers/french.ts';
import { openForm, sampleGuest, sampleText } from '../helpers/sample-order.ts';
import type { OrderForm } from '../helpers/order-form.ts';
import { setStage } from '../helpers/set-stage.ts';
import { settled } from '../helpers/walk-tools.ts';

const stage = setStage('browser');

/** Of a picture's pixels; other versions of a browser draw a little differently. */
const tolerance = 0.005;

const modes: Readonly<Record<string, BrowserContextOptions & { readonly lang?: string }>> = {
  '320-dark': { viewport: { width: 320, height: 720 }, colorScheme: 'dark' },
  '768-light-french': { viewport: { width: 768, height: 900 }, colorScheme: 'light', lang: 'fr-CA' },
  '1280-light': { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
};

/** A filled order; made in English, whatever language the pictures are in. */
async function openFilled(page: Page): Promise<OrderForm> {
  const form = await openForm(page, `${stage().partnerUrl}/plain.html`);
  await bringFont(page);
  await form.chooseVoice('Female', 'Emma');
  await form.write(1, sampleText);
  await form.message(1).button('Add message').click();
  await form.write(2, 'Somebody will be with you in a moment.');
  await form.button('Select Willow Creek').click();
  await form.field('checkbox', /^Proof Reading/u).check();
  await form.totals.getByText('$').first().waitFor();
  await settled(page);
  return form;
}

/** Sets it, and waits until the form is drawn in it: its file comes when it is first needed. */
async function setLanguage(page: Page, lang: string | undefined): Promise<void> {
  await page.evaluate((value) => {
    const form = document.querySelector('voice-order-form');
    if (value === undefined) form?.removeAttribute('lang');
    else form?.setAttribute('lang', value);
  }, lang);
  await page.getByRole('region', { name: lang === undefined ? 'Voice order form' : fr.formName }).waitFor();
}

describe.each(Object.entries(modes))('in %s', (mode, { lang, ...options }) => {
  test('the form, the summary and the guest form look as they did', async () => {
    const page = await stage().newPage(options);
    const form = await openFilled(page);
    const differences: Record<string, number> = {};
    const take = async (name: string, what: Page | Locator): Promise<void> => {
      // What lies under the pointer after the last press looks pointed at.
      await page.mouse.move(0, 0);
      // Found by its English name, before it has another.
      const target = 'elementHandle' in what ? ((await what.elementHandle()) ?? page) : what;
      await setLanguage(page, lang);
      await page.waitForLoadState('networkidle');
      // In another language the prices are asked for again.
      await settled(page);
      const picture = await target.screenshot({ animations: 'disabled' });
      const difference = await differenceOf(`${name}-${mode}`, picture);
      if (difference > tolerance) differences[name] = difference;
      await setLanguage(page, undefined);
    };
    const { region } = form;
    await take('services', region.getByRole('tablist').first());
    await take('voice', form.voice('Emma').locator('xpath=..'));
    await take('messages', form.message(1).group);
    await take('bar', form.totals);
    const summary = await form.openSummary();
    await take('summary', page);
    await summary.continueAsGuest();
    await summary.enterGuest({ ...sampleGuest, email: 'nobody' });
    await settled(page);
    // To its end: how far the last press had to scroll depends on when the list of errors came.
    await summary.dialog.evaluate((dialog) => {
      for (const part of dialog.querySelectorAll('*')) part.scrollTop = part.scrollHeight;
    });
    await take('guest-form', page);
    expect(differences).toEqual({});
  });
});
