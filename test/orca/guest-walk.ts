import { expect } from 'vitest';
import type { Buyer } from './buyer.ts';

const text = 'Thank you for calling Acme Dental Group. All our lines are busy. Please stay on the line.';
const more =
  ' We are open from Monday to Friday, from eight in the morning until five in the afternoon. If this is an emergency,' +
  ' please hang up and go to the nearest hospital. Did you know that we also offer whitening and braces?';

/** How often something was said. */
export const times = (said: readonly string[], pattern: RegExp): number =>
  said.filter((utterance) => pattern.test(utterance)).length;

/** Leaves the beginning of the page, which Orca reads aloud, and goes to the form. */
export async function arrive(buyer: Buyer, name: RegExp): Promise<void> {
  buyer.part('The page');
  await buyer.listenFor(/Finished loading|Chargement de .* terminé|Fin de la carga/u);
  await buyer.press('Control_L');
  await buyer.press('ctrl+Home');
  await buyer.find('m', name);
}

async function chooseVoice(buyer: Buyer): Promise<void> {
  buyer.part('A voice');
  expect(await buyer.find('r', /radio button/u)).toMatch(/James English.*not selected/u);
  expect(await buyer.press('space', 3000)).toMatch(/selected.*Total \$129\.00, before tax/u);
}

/** Nothing talks over a keystroke. The pause after the included words are used up is for the extra ones. */
async function writeMessage(buyer: Buyer): Promise<void> {
  buyer.part('A message');
  expect(await buyer.find('e', /Message text/u)).toMatch(/50 included words left/u);
  expect(await buyer.type(text)).toBe('');
  await buyer.press('Tab');
  // Once in Chromium; Firefox announces a description that changed before the field got the focus again.
  expect(await buyer.press('shift+Tab')).toMatch(/33 included words left/u);
  await buyer.write(true);
  await buyer.press('ctrl+End');
  await buyer.type(more, 5000);
  expect(buyer.heard.toSorted()).toEqual(['58 of 50 words · 8 extra words, $0.35 each', 'Total $131.80, before tax']);
}

/**
 * Opens a dialog that begins with a field, hears its name before the field, and closes it. Then, Orca says the selected
 * tabs of the page instead of the button in Chromium (docs/accessibility.md), so the buyer goes on and back.
 */
async function lookAtImport(buyer: Buyer): Promise<void> {
  buyer.part('The import, closed again');
  await buyer.find('b', /Import scripts/u);
  expect(await buyer.press('Return', 4000)).toMatch(/Import scripts heading.*Paste your scripts/u);
  await buyer.press('Escape', 3000);
  await buyer.press('Tab');
  expect(await buyer.press('shift+Tab')).toMatch(/Import scripts/u);
}

async function addOption(buyer: Buyer): Promise<void> {
  buyer.part('An option');
  await buyer.find('x', /Proof Reading \+\$15\.00/u);
  expect(await buyer.press('space', 3000)).toMatch(/checked.*Total \$\d/u);
}

async function review(buyer: Buyer): Promise<void> {
  buyer.part('The summary');
  await buyer.find('b', /Order Summary/u);
  expect(await buyer.press('Return', 3000)).toMatch(/Order Summary/u);
  const said = await buyer.readTo(/Continue as Guest/u);
  expect(times(said, /statusbar|alert/u)).toBe(0);
  expect(times(said, /^Subtotal/u)).toBe(1);
  expect(times(said, /^Total/u)).toBe(1);
}

async function giveDetails(buyer: Buyer): Promise<void> {
  buyer.part('The details, with a mistake');
  await buyer.find('b', /Continue as Guest/u);
  const opened = await buyer.press('Return', 3000);
  expect(opened).toMatch(/Email entry.*required/u);
  expect(opened).not.toMatch(/invalid/u);
  await buyer.type('alex@example.com');
  expect(await buyer.find('Tab', /First name/u)).not.toMatch(/invalid/u);
  await buyer.type('Alex');
  await buyer.find('Tab', /Last name/u);
  await buyer.press('Tab', 2000);
  expect(times(buyer.heard, /Last name is required/u)).toBe(1);
  expect(buyer.heard.join(' | ')).toMatch(/Country combo box.*Canada/u);
  await buyer.find('Tab', /State|Province/u, 3);
  expect(await buyer.press('n', 3000)).toMatch(/Total \$[\d.]+, tax included/u);
  expect(await buyer.find('Tab', /Street address/u, 3)).toMatch(/optional/u);
  expect(await buyer.find('Tab', /Terms.*check box/u, 8)).not.toMatch(/new tab/u);
  await buyer.press('space');
  buyer.part('Payment, with the mistake');
  const pay = await buyer.find('Tab', /Proceed to Payment/u, 6);
  expect(pay).toMatch(/grayed.*Fill in the required fields to continue to payment/u);
  expect(await buyer.press('Return', 2000)).toMatch(/Last name entry.*invalid entry.*Last name is required/u);
  await buyer.type('Martin');
  await buyer.press('Tab', 1000);
  expect(await buyer.press('shift+Tab')).not.toMatch(/invalid/u);
}

/**
 * Presses the button that was found, hears that the order was created, and waits for the checkout. Returns what was
 * said.
 */
export async function pay(buyer: Buyer, created: RegExp, checkout: RegExp): Promise<string> {
  buyer.part('Payment');
  const said = [await buyer.press('Return', 5000)];
  for (let count = 0; count < 5 && !checkout.test(said.join(' | ')); count += 1) {
    said.push(await buyer.listen('waits', 5000));
  }
  expect(times(said, created)).toBe(1);
  expect(said.join(' | ')).toMatch(checkout);
  return said.join(' | ');
}

/** A guest orders in English, forgets the last name, and reaches the checkout. */
export async function orderAsGuest(buyer: Buyer): Promise<void> {
  await arrive(buyer, /Voice order form/u);
  await chooseVoice(buyer);
  await lookAtImport(buyer);
  await writeMessage(buyer);
  await addOption(buyer);
  await review(buyer);
  await giveDetails(buyer);
  await buyer.find('Tab', /Proceed to Payment/u, 20);
  await pay(buyer, /Order created successfully!/u, /Checkout/u);
}
