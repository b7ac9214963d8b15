import { expect, test } from 'vitest';
import { styleGuides } from '../../src/text/style-guides.en.ts';
import { Checkout } from '../helpers/checkout.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { sampleGuest } from '../helpers/sample-order.ts';
import { openService, saying } from '../helpers/service-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { words } from '../helpers/shop.ts';
import { onlyOrderOf, ordersOf } from '../helpers/stored-orders.ts';

const stage = setStage();

const texts = ['Thank you for calling Acme Dental.', words(55), 'For billing, press three.'] as const;

// 69 + 2 × 15 + 5 × 0.24 + 12 + 29 = 141.20 less 10; no tax outside Canada
const expected = { subtotal: 14_120, discount: 1_000, tax: 0, total: 13_120 };
const guest = {
  ...sampleGuest,
  email: 'voip@example.com',
  country: 'US',
  state: 'NY',
  street: '1 Centre Street',
  postalCode: '10007',
};

test('a guest orders telephone voice prompts in US dollars and the shop has a paid order', async () => {
  const { newPage, partnerUrl, db } = stage();
  const page = await newPage();
  const form = await openService(page, partnerUrl, 'voip');
  expect(await form.section('Select Your Background Music').count()).toBe(0);
  expect(await form.button('Add another voice').count()).toBe(0);

  await form.chooseVoice('Female', 'Emma');
  await form.chooseVoice('Male', 'James');
  expect(await form.region.getByRole('radio', { checked: true }).count()).toBe(1);
  await form.write(1, texts[0]);
  await form.message(1).button('Add message').click();
  await form.write(2, texts[1]);
  await form.message(2).openDelivery();
  await form.message(2).guide.selectOption('corporate-authoritative-confident');
  await form.message(2).button('Add message').click();
  await form.write(3, texts[2]);
  await form.field('combobox', 'Your Phone System or File Format').selectOption('asterisk');
  await form.field('checkbox', /^Proof Reading/u).check();
  await form.field('checkbox', /^Rush Production Fee/u).check();
  await form.field('combobox', 'Currency').selectOption('USD');
  await form.applyDiscount('TENOFF');
  // The page may still scroll to the notice, which would move the next button from under a press this quick.
  await expect.poll(() => hasFocus(form.button('Remove discount'))).toBe(true);

  const summary = await form.openSummary();
  await expect.poll(() => summary.row('Messages 3').innerText()).toBe('US$30.00');
  await summary.row(String.raw`Words 65 incl\. 5 extra`).waitFor();
  await summary.continueAsGuest();
  await summary.enterGuest(guest);
  await summary.button('Proceed to Payment - US$131.20').click();
  await new Checkout(page).pay();

  expect(await onlyOrderOf(db, guest.email)).toMatchObject({
    ...guest,
    ...expected,
    status: 'paid',
    currency: 'USD',
    serviceType: 'voip',
    serviceTitle: 'Telephone Voice Prompts',
    discountCode: 'TENOFF',
    phoneSystem: 'asterisk',
    lines: expect.arrayContaining([
      expect.objectContaining({ code: 'proof-reading' }),
      expect.objectContaining({ code: 'rush' }),
    ]),
    voices: [{ name: 'James' }],
    tracks: [],
    musicBetweenMessages: 0,
    totalWordCount: 65,
    extraWordCount: 5,
    items: [
      { content: texts[0], style: 'professional-warm-welcoming', words: 6 },
      { content: texts[1], style: styleGuides['corporate-authoritative-confident'].text, wordsExtra: 5 },
      { content: texts[2], words: 4 },
    ],
    payments: [{ status: 'paid' }],
  });
});

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
