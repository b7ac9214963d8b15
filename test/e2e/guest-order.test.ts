import { expect, test } from 'vitest';
import { styleGuides } from '../../src/text/style-guides.en.ts';
import { Checkout } from '../helpers/checkout.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { openForm, orderPage } from '../helpers/sample-order.ts';
import { onlyOrderOf } from '../helpers/stored-orders.ts';
import type { GuestEntry } from '../helpers/summary.ts';
import { setStage } from '../helpers/set-stage.ts';
import { words } from '../helpers/shop.ts';

const stage = setStage();

const messages = ['Thank you for calling Acme Dental.', words(57), 'Ask us about whitening.'] as const;

/** Three messages with 7 words beyond the included ones, two voices, music, proof reading and rush production. */
async function fillOrder(form: OrderForm): Promise<void> {
  await form.chooseVoice('Female', 'Emma');
  await form.button('Add another voice').click();
  await form.chooseVoice('Male', 'James');
  await form.write(1, messages[0]);
  await form.message(1).button('Add message').click();
  await form.write(2, messages[1]);
  await form.message(2).openDelivery();
  await form.message(2).guide.selectOption('calm-soothing-reassuring');
  await form.message(2).button('Add message').click();
  await form.write(3, messages[2]);
  await form.message(3).openDelivery();
  await form.message(3).guide.selectOption('custom');
  await form.message(3).customStyle.fill('Acme as in acne, with an m.');
  await form.openMusic();
  await form.firstTrack.click();
  await form.field('combobox', 'Music length between prompts').selectOption('20');
  await form.field('combobox', 'Your Phone System or File Format').selectOption('3cx');
  await form.field('checkbox', /^Proof Reading/u).check();
  await form.field('checkbox', /^Rush Production Fee, 2 Business Days Guarantee/u).check();
  await form.comment('Please pronounce it “Akmee”.');
}

const guest: GuestEntry = {
  email: 'olive@example.com',
  firstName: 'Olive',
  lastName: 'Martin',
  country: 'CA',
  state: 'ON',
  street: '100 Queen Street West',
  city: 'Toronto',
  postalCode: 'M5H 2N2',
};

// Calculated by hand from the shop's price list: 129 + 2 × 29 + 7 × 0.35 + 15 + 49 = 253.45; HST 13 % = 32.9485
const expected = { subtotal: 25_345, discount: 0, tax: 3_295, total: 28_640 };

test('a guest orders on-hold messages on the partner’s page and the shop has a paid order', async () => {
  const { newPage, insecurePartnerUrl, shopUrl, db } = stage();
  const page = await newPage();
  const form = await openForm(page, insecurePartnerUrl + orderPage);
  await fillOrder(form);
  const slot = form.button(/^Track #1: /u);
  const track = (await slot.innerText()).replace('Track #1: ', '');
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
    ...expected,
    status: 'paid',
    currency: 'CAD',
    serviceType: 'moh',
    discountCode: null,
    referralCode: 'acme',
    phoneSystem: '3cx',
    lines: expect.arrayContaining([
      expect.objectContaining({ code: 'proof-reading' }),
      expect.objectContaining({ code: 'rush' }),
    ]),
    comments: 'Please pronounce it “Akmee”.',
    musicBetweenMessages: 20,
    voices: [{ name: 'Emma' }, { name: 'James' }],
    tracks: [{ name: track }],
    items: [
      { content: messages[0], style: 'professional-warm-welcoming', words: 6, wordsExtra: 0 },
      { content: messages[1], style: styleGuides['calm-soothing-reassuring'].text, words: 57, wordsExtra: 7 },
      { content: messages[2], style: 'Acme as in acne, with an m.', words: 4, wordsExtra: 0 },
    ],
    payments: [{ status: 'paid' }],
  });
  expect(order.paidAt).toBeInstanceOf(Date);
});
