import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { checkoutOf, createTestShop, payWith, placedOrderId, type TestShop } from '../helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const openCheckout = async () => checkoutOf(shop, await placedOrderId(shop));

describe('a card form that is shown again', () => {
  test.each([
    [
      'en',
      'enter the card number and security code again',
      'Enter your card number again.',
      'Enter the security code again.',
    ],
    ['fr', 'Pour votre sécurité', 'Entrez de nouveau le numéro de la carte.', 'Entrez de nouveau le code.'],
    ['es', 'Por su seguridad', 'Vuelva a escribir el número de la tarjeta.', 'Vuelva a escribir el código.'],
  ])('asks in %s for number and code again at once, as it never sends them back', async (language, ...asked) => {
    const { path } = await openCheckout();
    for (const wrong of [{ expiry: '' }, { number: '4000 0000 0000 0002' }]) {
      const { body: page } = await payWith(shop, `${path}?lang=${language}`, wrong);
      for (const words of asked) expect(page).toContain(words);
      expect(page.match(/<input[^>]+aria-invalid="true"/gu)).toHaveLength('expiry' in wrong ? 3 : 2);
    }
  });

  it('does not ask to type the numbers again if neither was typed', async () => {
    const { path } = await openCheckout();
    const { body: page } = await payWith(shop, path, { number: '', cvc: ' ' });
    for (const words of ['Enter the card number.', 'Enter the security code.']) expect(page).toContain(words);
    expect(page).not.toContain('again');
  });

  test.each([{ expiry: '1' }, { number: '', cvc: '' }, { number: '4000 0000 0000 0002' }])(
    'has the focus on the first field to fill in: %j',
    async (wrong) => {
      const { path } = await openCheckout();
      expect((await shop.get(path)).body).not.toContain('autofocus');
      const { body: page } = await payWith(shop, path, wrong);
      expect([...page.matchAll(/<input id="(\w+)"[^>]+autofocus/gu)].map(([, id]) => id)).toEqual(['number']);
    },
  );
});
