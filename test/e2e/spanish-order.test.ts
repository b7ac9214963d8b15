import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import es from '../../src/text/es.json';
import { violationsOn } from '../helpers/axe.ts';
import { Checkout, goodCard } from '../helpers/checkout.ts';
import { ordersOf } from '../helpers/stored-orders.ts';
import { setStage } from '../helpers/set-stage.ts';
import { overflowing } from '../helpers/overflowing.ts';

const stage = setStage();

const path = '/partner/mensajes-de-espera.html';
const guide = 'calm-soothing-reassuring';

test('a buyer orders in Spanish on a Spanish page, is told in Spanish what is missing, and pays', async () => {
  const { newPage, partnerUrl, db } = stage();
  const page = await newPage({ locale: 'es-US' });
  await page.goto(partnerUrl + path);
  const form = page.getByRole('region', { name: es.formName });
  const button = (name: string | RegExp): Locator => form.getByRole('button', { name, exact: true });
  await form.getByRole('radio').first().waitFor();
  await button('Resumen del pedido').click();
  await form.getByRole('group', { name: /^Complete el formulario de pedido para continuar/u }).waitFor();
  await form.getByRole('tab', { name: es.voices.genders.female }).click();
  await form.getByRole('radio', { name: /^Lucía/u }).check();
  await button('Agregar otra voz').click();
  await form.getByRole('tab', { name: es.voices.genders.male }).click();
  await form.getByRole('radio', { name: /^Mateo/u }).check();
  await form.getByText('Eligió 2 voces o pistas: se necesitan al menos 2 mensajes').waitFor();
  const first = form.getByRole('group', { name: 'Mensaje 1' });
  await first.getByRole('combobox', { name: es.messages.example }).selectOption('0');
  await first.getByRole('combobox', { name: es.messages.guide }).selectOption(guide);
  await first.getByRole('button', { name: 'Agregar mensaje' }).click();
  await form.getByRole('group', { name: 'Mensaje 2' }).getByRole('textbox').first().fill('Gracias por esperar.');
  await button('Elegir Luz del porche').click();
  await button('Agregar otra pista').click();
  await button('Elegir Arroyo de los sauces').click();
  expect(await violationsOn(page)).toEqual([]);
  await button('Resumen del pedido').click();
  const summary = page.getByRole('dialog', { name: 'Resumen del pedido' });
  await summary.getByRole('button', { name: 'Continuar sin cuenta' }).click();
  const fill = (name: string, value: string): Promise<void> => summary.getByRole('textbox', { name }).fill(value);
  await fill('Correo electrónico', 'maria');
  await fill('Nombre', 'María');
  await summary.getByText('Escriba una dirección de correo electrónico válida').first().waitFor();
  await fill('Correo electrónico', 'maria@example.com');
  await fill('Apellido', 'Rivera');
  await summary.getByRole('combobox', { name: 'País' }).selectOption({ label: 'Estados Unidos' });
  await summary.getByRole('combobox', { name: 'Estado o provincia' }).selectOption({ label: 'Nueva York' });
  await summary.getByRole('checkbox', { name: es.guest.terms }).check();
  expect(await violationsOn(page)).toEqual([]);
  const note = summary.getByText(es.review.secure);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // Its third line would be cut.
    expect(await note.evaluate((one) => one.scrollHeight - one.clientHeight), `${width} px`).toBeLessThanOrEqual(1);
  }
  // 99 + 22, and no tax outside of Canada
  await summary.getByRole('button', { name: 'Continuar al pago: $121.00' }).click();
  // The example still has the place of the company's name.
  const question = page.getByRole('alertdialog', { name: 'Quedan textos entre corchetes por completar' });
  await question.getByRole('button', { name: 'Pedir de todos modos' }).click();
  const checkout = await new Checkout(page, 'es').arrived();
  await checkout.payWith(goodCard);
  await checkout.paid();
  const [order] = await ordersOf(db, 'maria@example.com');
  const [example] = Object.values(es.templates.moh).flat();
  expect(order).toMatchObject({
    status: 'paid',
    total: 12_100,
    currency: 'USD',
    state: 'NY',
    voices: [{ name: 'Lucía' }, { name: 'Mateo' }],
    items: [{ content: example, style: es.styleGuides[guide].text }, { content: 'Gracias por esperar.' }],
  });
});

test.each([320, 768, 1280])('no Spanish text runs out of the form on a screen of %i px', async (width) => {
  const { newPage, partnerUrl } = stage();
  const page = await newPage({ viewport: { width, height: 900 } });
  await page.goto(partnerUrl + path);
  const form = page.getByRole('region', { name: es.formName });
  await form.getByRole('radio').first().waitFor();
  expect(await overflowing(form)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});
