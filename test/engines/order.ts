import { goodCard } from '../helpers/checkout.ts';
import { orderPage, sampleGuest } from '../helpers/sample-order.ts';
import { ordersOf } from '../helpers/stored-orders.ts';
import type { EngineStage } from './drive/start.ts';
import type { Screen } from './screen.ts';

const dialog = ['dialog', 'Order Summary'] as const;

async function fillOrder(screen: Screen): Promise<void> {
  await screen.press('tab', 'Female');
  await screen.press('radio', /^Emma/u);
  await screen.seeThat(({ isOn }) => isOn, 'radio', /^Emma/u);
  await screen.press('button', 'Add another voice');
  await screen.press('tab', 'Male');
  await screen.press('radio', /^James/u);
  await screen.write('Thank you for calling.', 'group', 'Message #1', 'textbox', 'Message text');
  // Each engine verifies the hash of the script desk's file in its own way.
  await screen.write('Main greeting', 'group', 'Message #1', 'textbox', 'Message name');
  await screen.press('group', 'Message #1', 'button', 'Add message');
  await screen.write('Ask us about whitening.', 'group', 'Message #2', 'textbox', 'Message text');
  await screen.press('group', 'Message #2', 'button', /^Delivery/u);
  await screen.choose('custom', 'group', 'Message #2', 'combobox', /^Voice style/u);
  await screen.write('As a neighbour would.', 'group', 'Message #2', 'textbox', 'Custom style');
  for (const part of ['Select Your Background Music', 'Comments', 'Discount']) await screen.press('button', part);
  await screen.press('group', 'Soundtracks', 'button', /^Select /u);
  await screen.choose('20', 'combobox', 'Music length between prompts');
  await screen.choose('3cx', 'combobox', 'Your Phone System or File Format');
  await screen.press('checkbox', /^Proof Reading/u);
  await screen.write('Please say “Akmee”.', 'textbox', 'Comments');
  await screen.write('WELCOME10', 'textbox', 'Discount code');
  await screen.press('button', 'Apply');
  await screen.see('button', 'Remove discount');
}

async function enterGuest(screen: Screen, email: string): Promise<void> {
  const fields = {
    Email: email,
    'First name': sampleGuest.firstName,
    'Last name': sampleGuest.lastName,
    'Street address': sampleGuest.street,
    'Postal code': sampleGuest.postalCode,
  };
  for (const [name, text] of Object.entries(fields)) await screen.write(text, ...dialog, 'textbox', name);
  await screen.choose(sampleGuest.country, ...dialog, 'combobox', 'Country');
  await screen.choose(sampleGuest.state, ...dialog, 'combobox', 'State/Province');
  await screen.press(...dialog, 'checkbox', /^I agree/u);
}

async function pay(screen: Screen): Promise<void> {
  const card = {
    'Card number': goodCard,
    'Expiry date': '04 / 39',
    'Security code': '123',
    'Name on card': 'Marie Tremblay',
  };
  for (const [name, text] of Object.entries(card)) await screen.write(text, 'textbox', name);
  await screen.press('button', /^Pay /u);
  await screen.see('heading', /^Thank you/u);
}

/** A guest orders with all options, and pays; returns the shop's orders. */
export async function orderAsGuest({ screen, site }: EngineStage) {
  const email = 'marie@example.com';
  await screen.open(site.partnerUrl + orderPage);
  await fillOrder(screen);
  await screen.press('button', 'Order Summary');
  await screen.press(...dialog, 'button', 'Continue as Guest');
  await enterGuest(screen, email);
  await screen.press(...dialog, 'button', /^Proceed to Payment - /u);
  await pay(screen);
  return ordersOf(site.db, email);
}
