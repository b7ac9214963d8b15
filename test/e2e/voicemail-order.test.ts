import { expect, test } from 'vitest';
import { Checkout } from '../helpers/checkout.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { sampleGuest } from '../helpers/sample-order.ts';
import { openService, saying } from '../helpers/service-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { words } from '../helpers/shop.ts';
import { ordersOf } from '../helpers/stored-orders.ts';

const stage = setStage();
const missing = 'Confirm that we can call you to upload your voicemail greeting.';
const alberta = {
  ...sampleGuest,
  email: 'voicemail@example.com',
  state: 'AB',
  street: '10220 104 Avenue NW',
  postalCode: 'T5J 0H6',
};

test('a guest orders a mobile voicemail greeting, and says that a call is welcome', async () => {
  const { newPage, partnerUrl, db } = stage();
  const page = await newPage();
  const form = await openService(page, partnerUrl, 'mvoice');
  const box = form.section('How we get your greeting onto your phone');
  // What is below the window is laid out right after the first paint.
  await expect.poll(() => box.innerText()).toMatch(/takes 1 to 5 business days.*takes up to 5 minutes/u);
  await form.chooseVoice('Male', 'Liam');
  await form.write(1, words(60));
  await form.field('checkbox', /^Proof Reading/u).check();

  await form.summaryButton.click();
  await form.issues.getByRole('listitem').waitFor();
  expect(await form.issues.innerText()).toContain('Found 1 issues:');
  await saying(form, missing).waitFor();
  await form.issues.getByRole('listitem').getByRole('button').click();
  const acknowledgement = form.field('checkbox', /contacted/u);
  await expect.poll(() => hasFocus(acknowledgement)).toBe(true);
  await acknowledgement.check();

  // 59 + 10 words beyond the included × 0.30 + 10 for proof reading = 72.00; GST 5 % = 3.60
  const summary = await form.openSummary();
  await summary.continueAsGuest();
  await summary.enterGuest(alberta);
  const phone = summary.field('textbox', 'Phone');
  expect([await phone.getAttribute('autocomplete'), await summary.payButton.isEnabled()]).toEqual(['tel', false]);
  await phone.fill('780 555 0100');
  await summary.button('Proceed to Payment - $75.60').click();
  await new Checkout(page).pay();
  await page.getByText('We’ll call you at 780 555 0100').waitFor();

  expect(await ordersOf(db, alberta.email)).toMatchObject([
    {
      ...alberta,
      status: 'paid',
      phone: '780 555 0100',
      serviceType: 'mvoice',
      serviceTitle: 'Mobile Voicemail',
      phoneSystem: 'iphone-android',
      currency: 'CAD',
      subtotal: 7_200,
      tax: 360,
      total: 7_560,
      voices: [{ name: 'Liam' }],
      tracks: [],
      items: [{ words: 60, wordsExtra: 10 }],
      payments: [{ status: 'paid' }],
    },
  ]);
});
