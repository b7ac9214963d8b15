import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../helpers/axe.ts';
import { Checkout, goodCard } from '../helpers/checkout.ts';
import { fr } from '../helpers/french.ts';
import { ordersOf } from '../helpers/stored-orders.ts';
import { setStage } from '../helpers/set-stage.ts';
import { overflowing } from '../helpers/overflowing.ts';

const stage = setStage();

const path = '/partner/attente-telephonique.html';
const guide = 'calm-soothing-reassuring';

test('a buyer orders in French on a French page, is told in French what is missing, and pays', async () => {
  const { newPage, partnerUrl, db } = stage();
  const page = await newPage({ locale: 'fr-CA' });
  await page.goto(partnerUrl + path);
  const form = page.getByRole('region', { name: fr.formName });
  const button = (name: string | RegExp): Locator => form.getByRole('button', { name, exact: true });
  await form.getByRole('radio').first().waitFor();
  await button('Sommaire de la commande').click();
  await form.getByRole('group', { name: /^Veuillez compléter le formulaire/u }).waitFor();
  await form.getByRole('tab', { name: 'Femmes' }).click();
  await form.getByRole('radio', { name: /^Camille/u }).check();
  await button('Ajouter une autre voix').click();
  await form.getByRole('tab', { name: 'Hommes' }).click();
  await form.getByRole('radio', { name: /^Antoine/u }).check();
  await form.getByText('2 voix ou pistes choisies : il faut au moins 2 messages').waitFor();
  const first = form.getByRole('group', { name: 'Message 1' });
  await first.getByRole('combobox', { name: 'Exemple de texte' }).selectOption('0');
  await first.getByRole('combobox', { name: 'Style de voix / guide de prononciation' }).selectOption(guide);
  await first.getByRole('button', { name: 'Ajouter un message' }).click();
  await form.getByRole('group', { name: 'Message 2' }).getByRole('textbox').first().fill('Merci de patienter.');
  await button('Choisir Lumière du perron').click();
  await button('Ajouter une autre piste').click();
  await button('Choisir Le ruisseau aux saules').click();
  expect(await violationsOn(page)).toEqual([]);
  await button('Sommaire de la commande').click();
  const summary = page.getByRole('dialog', { name: 'Sommaire de la commande' });
  await summary.getByRole('button', { name: 'Continuer comme invité' }).click();
  const fill = (name: string, value: string): Promise<void> => summary.getByRole('textbox', { name }).fill(value);
  await fill('Courriel', 'marie');
  await fill('Prénom', 'Marie');
  await summary.getByText('Veuillez entrer une adresse de courriel valide').first().waitFor();
  await fill('Courriel', 'marie@example.com');
  await fill('Nom de famille', 'Tremblay');
  await summary.getByRole('combobox', { name: 'Pays' }).selectOption({ label: 'Canada' });
  await summary.getByRole('combobox', { name: 'Province ou État' }).selectOption({ label: 'Québec' });
  await summary.getByRole('checkbox', { name: 'J’accepte les conditions générales' }).check();
  expect(await violationsOn(page)).toEqual([]);
  // 129 + 29 = 158.00; GST 5 % = 7.90 and QST 9.975 % = 15.7605
  await summary.getByRole('button', { name: /^Passer au paiement – 181,66\s\$$/u }).click();
  // The example still has the place of the company's name.
  const question = page.getByRole('alertdialog', { name: 'Des passages entre crochets restent à remplir' });
  await question.getByText('Le message 1 contient encore [Nom de l’entreprise]').waitFor();
  await question.getByRole('button', { name: 'Commander quand même' }).click();
  const checkout = await new Checkout(page, 'fr').arrived();
  await checkout.payWith(goodCard);
  await checkout.paid();
  const [order] = await ordersOf(db, 'marie@example.com');
  const [example] = Object.values(fr.templates.moh).flat();
  expect(order).toMatchObject({
    status: 'paid',
    total: 18_166,
    state: 'QC',
    voices: [{ name: 'Camille' }, { name: 'Antoine' }],
    tracks: [{ name: 'Lumière du perron' }, { name: 'Le ruisseau aux saules' }],
    items: [{ content: example, style: fr.styleGuides[guide].text }, { content: 'Merci de patienter.' }],
  });
});

test('no French text runs out of the form on a screen of any width', async () => {
  const { newPage, partnerUrl } = stage();
  const page = await newPage();
  await page.goto(partnerUrl + path);
  const form = page.getByRole('region', { name: fr.formName });
  await form.getByRole('radio').first().waitFor();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowing(form), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
  }
});
