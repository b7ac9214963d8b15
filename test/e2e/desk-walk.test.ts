import type { ElementHandle, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { translations } from '../../src/text/translations.ts';
import { Checkout } from '../helpers/checkout.ts';
import { fr } from '../helpers/french.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { setStage } from '../helpers/set-stage.ts';
import { onlyOrderOf } from '../helpers/stored-orders.ts';

const stage = setStage();
const { desk } = translations.fr;
const email = 'doigt@example.com';

/** As written in a word processor: with a heading, titles, and what a caller would stumble over. */
const scripts = `Textes téléphoniques (version finale)

Bienvenue :
Merci de votre appel. Votre appel est important pour nous & nous vous répondrons sous peu.

Notre site :
Saviez-vous que vous pouvez réserver en ligne? Consultez www.xyntriq.ca pour voir les nouveautés de Xyntriq.

Congés :
Nos bureaux sont FERMÉS le le dimanche et les jours fériés. Laissez-nous un message et nous vous rappellerons.

Offres :
Renseignez-vous sur [produit ou service] et économisez dix pour cent sur votre première commande ce mois-ci.

Rappel :
Pas le temps d’attendre? Composez le 5145550199 et le docteur Nguyen vous rappellera au moment de votre choix.

Menu :
Faites le 1 pour les ventes, le 2 pour le service ou le 3 pour la facturation. **Merci de votre patience!**`;

const fixed = [
  'Merci de votre appel. Votre appel est important pour nous et nous vous répondrons sous peu.',
  'Saviez-vous que vous pouvez réserver en ligne? Consultez www point xyntriq point ca pour voir les nouveautés de Xyntriq.',
  'Nos bureaux sont fermés le dimanche et les jours fériés. Laissez-nous un message et nous vous rappellerons.',
  'Renseignez-vous sur [produit ou service] et économisez dix pour cent sur votre première commande ce mois-ci.',
  'Pas le temps d’attendre? Composez le 514-555-0199 et le docteur Nguyen vous rappellera au moment de votre choix.',
  'Pour les ventes, faites le 1. Pour le service, faites le 2. Pour la facturation, faites le 3. Merci de votre patience!',
];

const named = (inside: Page | Locator, name: string | RegExp): Locator =>
  inside.getByRole('button', { name, exact: true });

/** The position of a button in its note, and the heights of both. */
const lieOf = (button: ElementHandle<HTMLElement | SVGElement> | null): Promise<readonly number[]> | undefined =>
  button?.evaluate((element) => {
    const [own, note] = [element, element.parentElement ?? element].map((one) => one.getBoundingClientRect());
    return own && note ? [own.left, own.top - note.top, own.height, note.height].map(Math.round) : [];
  });

/** Taps every offered fix once; the button that undoes it is directly under the finger. */
async function fixAll(form: Locator): Promise<void> {
  const fixes = form.getByRole('button', { name: /^Corriger/u });
  for (let left = await fixes.count(); left > 0; left -= 1) {
    const fix = await fixes.first().elementHandle();
    const lay = await lieOf(fix);
    await fix?.tap();
    await expect.poll(() => fixes.count()).toBe(left - 1);
    expect(await fix?.textContent()).toBe(desk.check.undo);
    expect(await lieOf(fix)).toEqual(lay);
  }
}

async function sayAs(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: /^Lecture/u }).tap();
  await named(card, desk.pronunciations.title).tap();
  const words = page.getByRole('dialog', { name: desk.pronunciations.title });
  await named(words, desk.pronunciations.add).tap();
  const word = words.getByRole('textbox', { name: desk.pronunciations.word, exact: true });
  await expect.poll(() => hasFocus(word)).toBe(true);
  await page.keyboard.insertText('Xyntriq');
  await words.getByRole('textbox', { name: desk.pronunciations.sound }).tap();
  await page.keyboard.insertText('zine-trique');
  await named(words, desk.pronunciations.done).tap();
  await words.waitFor({ state: 'detached' });
}

async function listen(form: Locator): Promise<void> {
  const music = form.getByRole('region', { name: fr.music.heading });
  await named(music, fr.music.heading).tap();
  await named(music, 'Choisir Le ruisseau aux saules').tap();
  await named(music, desk.listen.start).tap();
  await music.getByText(desk.listen.phone, { exact: true }).tap();
  expect(await music.getByRole('radio', { name: desk.listen.phone }).isChecked()).toBe(true);
  await named(music, desk.listen.stop).tap();
}

async function enterGuest(summary: Locator): Promise<void> {
  await named(summary, fr.summary.guest).tap();
  const fill = (name: string, value: string) => summary.getByRole('textbox', { name, exact: true }).fill(value);
  await fill(fr.guest.email, email);
  await fill(fr.guest.firstName, 'Marie');
  await fill(fr.guest.lastName, 'Tremblay');
  await summary.getByRole('combobox', { name: fr.guest.country }).selectOption('CA');
  await summary.getByRole('combobox', { name: /^Province/u }).selectOption('QC');
  await summary.getByRole('checkbox', { name: fr.guest.terms }).tap();
}

test('a document becomes six messages that are fixed, named, heard as on the phone and paid for, by touch in French', async () => {
  const { newPage, partnerUrl, db } = stage();
  const viewport = { width: 320, height: 640 };
  const page = await newPage({ locale: 'fr-CA', hasTouch: true, isMobile: true, viewport });
  await page.goto(`${partnerUrl}/partner/attente-telephonique.html`);
  const form = page.getByRole('region', { name: fr.formName });
  await form.getByRole('radio', { name: /^Antoine/u }).tap();
  await named(form, fr.messages.import).tap();
  const dialog = page.getByRole('dialog', { name: fr.messages.import });
  await dialog.getByRole('textbox', { name: desk.scripts.paste }).tap();
  await page.keyboard.insertText(scripts);
  await named(dialog, 'Importer 6 messages').tap();
  await named(form, desk.check.ask).tap();
  await form.getByText('8 remarques sur vos textes.').waitFor();
  await fixAll(form);
  const cards = form.getByRole('group', { name: /^Message \d$/u });
  await sayAs(page, cards.nth(1));
  await cards.nth(1).getByText('Xyntriq (zine-trique)').waitFor();
  await listen(form);
  await named(form, fr.summary.title).tap();
  const summary = page.getByRole('dialog', { name: fr.summary.title });
  await enterGuest(summary);
  await summary.getByRole('button', { name: /^Passer au paiement/u, disabled: false }).tap();
  const question = page.getByRole('alertdialog', { name: desk.placeholders.title });
  await named(question, desk.placeholders.anyway).tap();
  await new Checkout(page, 'fr').pay();
  const { status, items } = await onlyOrderOf(db, email);
  expect(status).toBe('paid');
  expect(items.map(({ content }) => content)).toEqual(fixed);
  const names = ['1-bienvenue', '2-notre-site', '3-conges', '4-offres', '5-rappel', '6-menu'];
  expect(items.map(({ fileName }) => fileName)).toEqual(names);
  expect(items.filter(({ style }) => style.endsWith(' Pronunciation: Xyntriq: zine-trique.'))).toHaveLength(1);
});
