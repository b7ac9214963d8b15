import { afterAll, describe, expect, it, vi } from 'vitest';
import { checkoutOf, message, payWith, placedOrderId, placeOrder, pricedGuestOrder, words } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';
import { orderRow } from './helpers/orders.ts';

// The files of a worker share loaded modules: this one loads them again, and leaves none for the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../src/domain/order/services.ts');
  vi.resetModules();
});
vi.mock(import('../../src/domain/order/services.ts'), async (original) => {
  const { withFourthService } = await import('../unit/helpers/fourth-service.ts');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types know three services
  return withFourthService(await original()) as never;
});

const options = JSON.stringify({ proofReading: 1500, rushProduction: 4900 });
const rates = ['CAD', 'USD'].map((currency) => `('ivr', '${currency}', 10000, 2000, 30, '${options}')`).join();

const shop = await fileShop();
await shop.rows(`INSERT INTO services (id, position, title, included_prompts, included_words_per_prompt)
  VALUES ('ivr', 3, 'Interactive Voice Response', 1, 50)`);
await shop.rows(`INSERT INTO rates (service_id, currency, fixed, extra_prompts, extra_words, options) VALUES ${rates}`);

const messages = (count: number) =>
  Array.from({ length: count }, (_, index) => message('Say what you need.', index + 1));
const ivr = {
  serviceType: 'ivr',
  serviceId: 'ivr',
  selectedVoices: ['emma', 'james'],
  phone: '780 555 0100',
  items: messages(2),
};

describe('a shop with a fourth service', () => {
  it('offers it after the others, at its own rates', async () => {
    const [services] = (await shop.get('/api/service')).json<[readonly { id: string }[], number]>();
    expect(services.map(({ id }) => id)).toEqual(['moh', 'voip', 'mvoice', 'ivr']);
    const price = await pricedGuestOrder(shop, { ...ivr, items: [message(words(52)), message('Hello', 2)] });
    expect(price).toMatchObject({ subtotal: 120.6, extraWordCount: 2 });
  });

  it('accepts its order and its payment, and thanks for it', async () => {
    const id = await placedOrderId(shop, ivr);
    expect(await orderRow(shop, id)).toMatchObject({ service_type: 'ivr', subtotal: 12_000 });
    const paid = await payWith(shop, (await checkoutOf(shop, id)).path);
    const { body } = await shop.get(String(paid.headers.location));
    for (const words of ['Interactive Voice Response', 'Emma and James', 'Uploaded during a call with you']) {
      expect(body).toContain(words);
    }
  });

  it.each([
    ['music', { selectedMusic: ['river'] }],
    ['six messages', { items: messages(6) }],
    ['fewer messages than voices', { items: messages(1) }],
    ['a phone system that there is not', { phoneSystem: 'fax' }],
  ])('refuses %s', async (_, changes) => {
    expect((await placeOrder(shop, { ...ivr, ...changes })).statusCode).toBe(422);
  });
});
