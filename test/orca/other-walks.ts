import { expect } from 'vitest';
import type { Site } from '../helpers/site.ts';
import { accountPassword } from '../helpers/account-pages.ts';
import type { Buyer } from './buyer.ts';
import { arrive, pay, times } from './guest-walk.ts';

/** A greeting for voicemail, in French: no music, no formats, and a number to call. */
export async function orderVoicemail(buyer: Buyer): Promise<void> {
  await arrive(buyer, /Formulaire de commande/u);
  buyer.part('La voix');
  expect(await buyer.find('r', /bouton radio/u)).toMatch(/Français|English/u);
  expect(await buyer.press('space', 3000)).toMatch(/Total de/u);
  buyer.part('Le message');
  await buyer.find('e', /Texte du message/u);
  expect(await buyer.type('Bonjour. Laissez un message.')).toBe('');
  buyer.part('Le sommaire, sans la confirmation');
  await buyer.find('b', /Sommaire de la commande/u);
  expect(await buyer.press('Return', 3000)).toMatch(/1 problème à corriger.*Je comprends.*case à cocher non cochée/u);
  expect(await buyer.press('space')).toMatch(/cochée/u);
  buyer.part('Le sommaire');
  await buyer.find('b', /Sommaire de la commande/u);
  expect(await buyer.press('Return', 3000)).toMatch(/Sommaire de la commande/u);
  const said = await buyer.readTo(/Continuer sans compte/u);
  expect(times(said, /^Sous-total/u)).toBe(1);
  expect(times(said, /^Total/u)).toBe(1);
  buyer.part('Les coordonnées');
  await buyer.find('b', /Continuer sans compte/u);
  expect(await buyer.press('Return', 3000)).toMatch(/Courriel/u);
  for (const [name, value] of [
    [/Courriel/u, 'alex@example.com'],
    [/Prénom/u, 'Alex'],
    [/Nom de famille/u, 'Martin'],
    [/Téléphone/u, '+1 514 555 0100'],
  ] as const) {
    if (!name.test(buyer.heard.join(' '))) await buyer.find('Tab', name, 4);
    expect(buyer.heard.join(' | ')).not.toMatch(/non valable/u);
    await buyer.type(value);
  }
  await buyer.find('Tab', /Pays.*Canada/u, 4);
  await buyer.find('Tab', /Province/u, 3);
  await buyer.write(true);
  expect(await buyer.press('q', 3000)).toMatch(/Total de .*, taxes comprises/u);
  await buyer.find('Tab', /conditions.*case à cocher/u, 8);
  await buyer.press('space');
  await buyer.find('Tab', /Passer au paiement/u, 20);
  await pay(buyer, /Commande créée/u, /Paiement/u);
}

/** An order of a logged-in buyer, in Spanish: a draft, a mistake, and a login that ends before payment. */
export async function orderWithAccount(buyer: Buyer, { db }: Site, email: string): Promise<void> {
  buyer.part('Iniciar sesión');
  await logIn(buyer, email);
  await arrive(buyer, /Formulario de pedido/u);
  buyer.part('El borrador');
  await buyer.find('b', /Generar mensajes con IA/u);
  const opened = await buyer.press('Return', 4000);
  expect(opened).toMatch(/Generar mensajes con IA cabecera.*Nombre de la empresa/u);
  expect(opened).not.toMatch(/Falta completar/u);
  await buyer.type('Acme');
  await buyer.press('Return', 3000);
  await buyer.listenFor(/¡La IA generó \d mensajes!/u);
  buyer.part('El resumen, sin voz');
  await buyer.press('ctrl+End');
  await buyer.find('shift+b', /Resumen del pedido/u);
  await buyer.press('Return', 3000);
  expect(times(buyer.heard, /Se encontró 1 problema/u)).toBe(1);
  expect(buyer.heard.join(' | ')).toMatch(/Falta elegir la voz 1/u);
  await buyer.find('r', /botón de opción|radio/u);
  expect(await buyer.press('space', 3000)).toMatch(/Total: .*, impuestos incluidos/u);
  await buyer.press('ctrl+End');
  await buyer.find('shift+b', /Resumen del pedido/u);
  expect(await buyer.press('Return', 3000)).toMatch(/Resumen del pedido/u);
  buyer.part('La sesión expira');
  await db.deleteFrom('sessions').execute();
  await leavePlaceholders(buyer);
  await buyer.press('Return', 5000);
  await buyer.listenFor(/Su sesión expiró/u);
  expect(buyer.heard.join(' | ')).toMatch(/Iniciar sesión botón.*Total: CAD\s165\.00, antes de impuestos/u);
  await buyer.press('Return', 5000);
  await logIn(buyer, email);
  await buyer.listen('page', 5000);
  await leavePlaceholders(buyer);
  // The total did not change.
  expect(await pay(buyer, /¡Pedido creado!/u, /Pago/u)).not.toMatch(/Total/u);
}

/** Continues to payment although the draft has placeholders, up to the button that confirms it. */
async function leavePlaceholders(buyer: Buyer): Promise<void> {
  expect(await buyer.find('Tab', /Continuar al pago/u, 40)).toMatch(/Total.*CAD/u);
  expect(await buyer.press('Return', 5000)).toMatch(/Quedan datos por completar/u);
  await buyer.find('Tab', /Pedir de todos modos/u, 8);
}

async function logIn(buyer: Buyer, email: string): Promise<void> {
  await buyer.listen('page', 20_000);
  await buyer.press('Control_L');
  await buyer.find('e', /Correo electrónico/u);
  await buyer.type(email);
  await buyer.find('Tab', /Contraseña/u, 3);
  await buyer.type(accountPassword);
  await buyer.press('Return', 5000);
}
