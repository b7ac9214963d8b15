import { expect, test } from 'vitest';
import { inSpanish } from '../../demo/shop/http/in-spanish.ts';
import { languageOf } from '../../demo/shop/http/language.ts';
import { banner } from '../../demo/shop/seed/banner.ts';
import { discounts } from '../../demo/shop/seed/discounts.ts';
import es from '../../src/text/es.json';
import { createTestShop, guestOrder, newYork } from '../helpers/shop.ts';

const spanish = { 'accept-language': 'es-US' };

test.each([
  [
    'Étienne is away right now. Please choose another voice.',
    'Étienne no está disponible en estos días. Elija otra voz.',
  ],
  ['Message #3 has no text.', 'El mensaje 3 no tiene texto.'],
  [
    'Selected 2 voices or tracks: Minimum message count 2.',
    'Eligió 2 voces o pistas: se necesitan al menos 2 mensajes.',
  ],
  [
    'Please complete your profile first. Missing: first name, city and country.',
    'Primero complete su perfil. Faltan estos datos: nombre, ciudad y país.',
  ],
  [
    'Please complete your profile first. Missing: phone number.',
    'Primero complete su perfil. Faltan estos datos: número de teléfono.',
  ],
  [
    'Too many requests. Please try again in 30 seconds.',
    'Hay demasiadas solicitudes. Inténtelo de nuevo en 30 segundos.',
  ],
  ['Too many requests. Please try again in 1 seconds.', 'Hay demasiadas solicitudes. Inténtelo de nuevo en 1 segundo.'],
  ['$& is not available. Please choose another voice.', 'La voz de $& no está disponible. Elija otra voz.'],
  ['Something the shop has no Spanish for.', 'Something the shop has no Spanish for.'],
])('%j is %j in Spanish', (said, inOther) => {
  expect(inSpanish(said)).toBe(inOther);
});

test('every discount and the banner are told in Spanish', () => {
  const told = discounts.flatMap(({ title, description }) => [title, description ?? title]);
  const texts = [...told, banner.heading, banner.subHeading, banner.text];
  expect(texts.filter((text) => inSpanish(text) === text)).toEqual([]);
});

test.each([
  ['Email is required', es.guest.emailRequired],
  ['Please enter a valid email address', es.guest.emailInvalid],
  ['First name is required', es.guest.firstNameRequired],
  ['Last name is required', es.guest.lastNameRequired],
  ['State/Province is required for tax calculation in this country.', es.guest.stateUnknown],
  ['Unable to validate address. Please check your country and state.', es.guest.addressRefused],
  ['Invalid discount code', es.notices.discountInvalid],
  ['Mobile Voicemail is one prompt only.', es.notices.onePromptOnly],
])('the shop says %j in the words of the form', (english, words) => {
  expect(inSpanish(english)).toBe(words);
});

test.each([
  ['es', 'es'],
  ['es-US', 'es'],
  ['ES-419;q=0.9, en', 'es'],
  ['fr-CA', 'fr'],
  ['en, es', 'en'],
  ['de, es', 'en'],
  ['est', 'en'],
  ['*', 'en'],
  [undefined, 'en'],
])('a page that asks for %j is answered in %s', (asked, language) => {
  expect(languageOf({ 'accept-language': asked })).toBe(language);
});

test('the shop answers a Spanish page in Spanish', async () => {
  const shop = await createTestShop();
  const { app } = shop;
  const refused = await app.inject({
    method: 'POST',
    url: '/api/order/calculate-guest',
    payload: { ...guestOrder(), currency: 'USD', address: { ...newYork, state: 'XX' } },
    headers: spanish,
  });
  expect(refused.json()).toEqual({ message: es.guest.addressRefused });
  const settings = await app.inject({ url: '/api/site-settings', headers: spanish });
  expect(settings.json()).toMatchObject({ banner: { heading: 'Voces nuevas en el estudio', active: true } });
  const discount = await app.inject({ url: '/api/discount/WELCOME10', headers: spanish });
  expect(discount.json()).toMatchObject({
    title: 'Bienvenida: 10% de descuento',
    description: '10% de descuento en su pedido.',
    discountCode: 'WELCOME10',
  });
  const noDiscount = await app.inject({ url: '/api/discount/NOTHING', headers: spanish });
  expect(noDiscount.json()).toMatchObject({ message: es.notices.discountInvalid });
  await shop.close();
});

test('prompts are drafted in Spanish, and drafted anew in it whatever the second page asks for', async () => {
  const shop = await createTestShop();
  const { app } = shop;
  const drafts = await app.inject({
    method: 'POST',
    url: '/api/openrouter/generate-prompts',
    headers: spanish,
    payload: {
      companyName: 'Panadería El Sol',
      companyDescription: '',
      companyWebsite: '',
      industry: 'Retail',
      style: 'Warm',
      promptCount: 2,
      serviceType: 'moh',
    },
  });
  const { prompts, sessionId } = drafts.json<{ prompts: { content: string }[]; sessionId: string }>();
  expect(prompts.map(({ content }) => content).join(' ')).toMatch(/Panadería El Sol.*\b(?:usted|su|le)\b/u);
  const again = await app.inject({
    method: 'POST',
    url: '/api/openrouter/regenerate-prompt',
    payload: { sessionId, promptId: 'prompt-0' },
  });
  expect(again.json<{ prompts: { content: string }[] }>().prompts[0]?.content).toMatch(/\b(?:usted|su|le|gracias)\b/iu);
  await shop.close();
});
