import { expect, test } from 'vitest';
import { styleGuides } from '../../src/text/style-guides.en.ts';
import { Checkout } from '../helpers/checkout.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import type { OrderForm } from '../helpers/order-form.ts';
import { openForm, orderPage, sampleGuest } from '../helpers/sample-order.ts';
import { openService, saying } from '../helpers/service-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { words } from '../helpers/shop.ts';
import { writeMessages } from '../helpers/steps.ts';
import { onlyOrderOf } from '../helpers/stored-orders.ts';

const stage = setStage();

async function chooseGuide(form: OrderForm, number: number, guide: string): Promise<void> {
  await form.message(number).openDelivery();
  await form.message(number).guide.selectOption(guide);
}

async function chooseOptions(form: OrderForm, phoneSystem: string): Promise<void> {
  await form.field('combobox', 'Your Phone System or File Format').selectOption(phoneSystem);
  await form.field('checkbox', /^Proof Reading/u).check();
  await form.field('checkbox', /^Rush Production Fee, 2 Business Days Guarantee/u).check();
}

/** What the shop stores of a paid order with proof reading and rush production. */
const paidWithOptions = {
  status: 'paid',
  lines: expect.arrayContaining([
    expect.objectContaining({ code: 'proof-reading' }),
    expect.objectContaining({ code: 'rush' }),
  ]),
  payments: [{ status: 'paid' }],
};

test('a guest orders on-hold messages on the partner’s page and the shop has a paid order', async () => {
  const { newPage, insecurePartnerUrl, shopUrl, db } = stage();
  const page = await newPage();
  const form = await openForm(page, insecurePartnerUrl + orderPage);
  const texts = ['Thank you for calling Acme Dental.', words(57), 'Ask us about whitening.'];
  const guest = { ...sampleGuest, email: 'olive@example.com', firstName: 'Olive', lastName: 'Martin', city: 'Toronto' };

  await form.chooseVoice('Female', 'Emma');
  await form.button('Add another voice').click();
  await form.chooseVoice('Male', 'James');
  await writeMessages(form, texts);
  await chooseGuide(form, 2, 'calm-soothing-reassuring');
  await chooseGuide(form, 3, 'custom');
  await form.message(3).customStyle.fill('Acme as in acne, with an m.');
  await form.openMusic();
  await form.firstTrack.click();
  await form.field('combobox', 'Music length between prompts').selectOption('20');
  await chooseOptions(form, '3cx');
  await form.comment('Please pronounce it “Akmee”.');
  const track = (await form.button(/^Track #1: /u).innerText()).replace('Track #1: ', '');
  const summary = await form.openSummary();
  await summary.continueAsGuest();
  await summary.enterGuest(guest);
  await summary.button('Proceed to Payment - $286.40').click();
  const checkout = await new Checkout(page).arrived();
  expect(new URL(page.url()).origin).toBe(shopUrl);
  await checkout.pay();

  const order = await onlyOrderOf(db, guest.email);
  expect(order).toMatchObject({
    ...guest,
    ...paidWithOptions,
    // Calculated by hand from the shop's price list: 129 + 2 × 29 + 7 × 0.35 + 15 + 49 = 253.45; HST 13 % = 32.9485
    subtotal: 25_345,
    discount: 0,
    tax: 3_295,
    total: 28_640,
    currency: 'CAD',
    serviceType: 'moh',
    discountCode: null,
    referralCode: 'acme',
    phoneSystem: '3cx',
    comments: 'Please pronounce it “Akmee”.',
    musicBetweenMessages: 20,
    voices: [{ name: 'Emma' }, { name: 'James' }],
    tracks: [{ name: track }],
    items: [
      { content: texts[0], style: 'professional-warm-welcoming', words: 6, wordsExtra: 0 },
      { content: texts[1], style: styleGuides['calm-soothing-reassuring'].text, words: 57, wordsExtra: 7 },
      { content: texts[2], style: 'Acme as in acne, with an m.', words: 4, wordsExtra: 0 },
    ],
  });
  expect(order.paidAt).toBeInstanceOf(Date);
});

test('a guest orders telephone voice prompts in US dollars and the shop has a paid order', async () => {
  const { newPage, partnerUrl, db } = stage();
  const page = await newPage();
  const form = await openService(page, partnerUrl, 'voip');
  const texts = ['Thank you for calling Acme Dental.', words(55), 'For billing, press three.'];
  const street = { country: 'US', state: 'NY', street: '1 Centre Street', postalCode: '10007' };
  const guest = { ...sampleGuest, email: 'voip@example.com', ...street };
  expect(await form.section('Select Your Background Music').count()).toBe(0);
  expect(await form.button('Add another voice').count()).toBe(0);

  await form.chooseVoice('Female', 'Emma');
  await form.chooseVoice('Male', 'James');
  expect(await form.region.getByRole('radio', { checked: true }).count()).toBe(1);
  await writeMessages(form, texts);
  await chooseGuide(form, 2, 'corporate-authoritative-confident');
  await chooseOptions(form, 'asterisk');
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
    ...paidWithOptions,
    // 69 + 2 × 15 + 5 × 0.24 + 12 + 29 = 141.20 less 10; no tax outside Canada
    subtotal: 14_120,
    discount: 1_000,
    tax: 0,
    total: 13_120,
    currency: 'USD',
    serviceType: 'voip',
    serviceTitle: 'Telephone Voice Prompts',
    discountCode: 'TENOFF',
    phoneSystem: 'asterisk',
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
  });
});

test('a guest orders a mobile voicemail greeting, and says that a call is welcome', async () => {
  const { newPage, partnerUrl, db } = stage();
  const page = await newPage();
  const form = await openService(page, partnerUrl, 'mvoice');
  const street = { state: 'AB', street: '10220 104 Avenue NW', postalCode: 'T5J 0H6' };
  const guest = { ...sampleGuest, email: 'voicemail@example.com', ...street };
  const box = form.section('How we get your greeting onto your phone');
  // What is below the window is laid out right after the first paint.
  await expect.poll(() => box.innerText()).toMatch(/takes 1 to 5 business days.*takes up to 5 minutes/u);
  await form.chooseVoice('Male', 'Liam');
  await form.write(1, words(60));
  await form.field('checkbox', /^Proof Reading/u).check();

  await form.summaryButton.click();
  await form.issues.getByRole('listitem').waitFor();
  expect(await form.issues.innerText()).toContain('Found 1 issues:');
  await saying(form, 'Confirm that we can call you to upload your voicemail greeting.').waitFor();
  await form.issues.getByRole('listitem').getByRole('button').click();
  const acknowledgement = form.field('checkbox', /contacted/u);
  await expect.poll(() => hasFocus(acknowledgement)).toBe(true);
  await acknowledgement.check();

  const summary = await form.openSummary();
  await summary.continueAsGuest();
  await summary.enterGuest(guest);
  const phone = summary.field('textbox', 'Phone');
  expect([await phone.getAttribute('autocomplete'), await summary.payButton.isEnabled()]).toEqual(['tel', false]);
  await phone.fill('780 555 0100');
  await summary.button('Proceed to Payment - $75.60').click();
  await new Checkout(page).pay();
  await page.getByText('We’ll call you at 780 555 0100').waitFor();

  expect(await onlyOrderOf(db, guest.email)).toMatchObject({
    ...guest,
    // 59 + 10 words beyond the included × 0.30 + 10 for proof reading = 72.00; GST 5 % = 3.60
    subtotal: 7_200,
    tax: 360,
    total: 7_560,
    status: 'paid',
    phone: '780 555 0100',
    serviceType: 'mvoice',
    serviceTitle: 'Mobile Voicemail',
    phoneSystem: 'iphone-android',
    currency: 'CAD',
    voices: [{ name: 'Liam' }],
    tracks: [],
    items: [{ words: 60, wordsExtra: 10 }],
    payments: [{ status: 'paid' }],
  });
});
