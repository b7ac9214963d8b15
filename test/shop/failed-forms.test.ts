import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { completeBuyer, newEmail, postForm, register, type TestBuyer } from '../helpers/buyer.ts';
import { checkoutOf, createTestShop, payWith, placedOrderId, type TestShop } from '../helpers/shop.ts';

let shop: TestShop;
let buyer: TestBuyer;
beforeAll(async () => {
  shop = await createTestShop({ config: { showsOutbox: true } });
  buyer = await completeBuyer(shop);
});
afterAll(() => shop.close());

/** The tags of a page that take the focus when it is there. */
const takingFocus = (body: string): readonly string[] => body.match(/<[^>]+autofocus[^>]*>/gu) ?? [];

const summary = '<div class="alert" role="alert" tabindex="-1" autofocus="">';

async function resetLink(): Promise<string> {
  const email = newEmail();
  await register(shop, email);
  await postForm(shop, '/forgot', { fields: { email } });
  const [link = 'none'] = /\/reset\/[\w.-]+/u.exec((await shop.get('/outbox')).body) ?? [];
  return link;
}

describe('the focus is on what is wrong with a form that is shown again, and nowhere before', () => {
  test.each([
    ['/login', {}],
    ['/login', { email: 'nobody@example.com', password: 'wrong password' }],
    ['/register', {}],
    ['/forgot', {}],
    ['/account/details', {}],
    ['/account/email', { email: 'new@example.com', password: 'wrong password' }],
    ['/account/email', {}],
    ['/account/password', {}],
    ['/account/password', { password: 'wrong password', newPassword: 'another horse 43' }],
    ['/account/delete', {}],
  ])('%s, sent with %j', async (path, fields) => {
    const headers = { cookie: path.startsWith('/account') ? buyer.cookie : '' };
    expect(takingFocus((await shop.get(path, headers)).body)).toEqual([]);
    const answer = await postForm(shop, path, { fields, headers });
    expect([answer.statusCode, takingFocus(answer.body)]).toEqual([422, [summary]]);
  });

  it('also when a new password is chosen', async () => {
    const link = await resetLink();
    expect(takingFocus((await shop.get(link)).body)).toEqual([]);
    expect(takingFocus((await postForm(shop, link, { fields: { password: 'short' } })).body)).toEqual([summary]);
  });
});

test.each(['details', 'email', 'password', 'delete'].map((page) => `/account/${page}?lang=fr`))(
  'the form on %s is sent to that address, without what a followed link leaves at its end',
  async (path) => {
    const { body } = await shop.get(path, { cookie: buyer.cookie });
    expect(body).toContain(`<form method="post" action="${path}" `);
  },
);

describe('the card form', () => {
  const openCheckout = async () => checkoutOf(shop, await placedOrderId(shop));

  it('is sent to its own address, and says what it requires', async () => {
    const { path } = await openCheckout();
    const { body } = await shop.get(path);
    expect(body).toContain(`<form method="post" action="${path}" novalidate="">`);
    const required = [...body.matchAll(/<input id="(\w+)"[^>]* required=""/gu)].map(([, id]) => id);
    expect(required).toEqual(['number', 'expiry', 'cvc', 'name']);
  });

  test.each([
    [{ number: '4000 0000 0000 0002' }, 'Your card was declined.', 'Payment declined'],
    [{ expiry: '1' }, 'Please check the fields below.', 'Error: Checkout'],
  ])('tells the field with the focus what is wrong as a whole: %j', async (card, words, title) => {
    const { path } = await openCheckout();
    const { body } = await payWith(shop, path, card);
    expect(body).toContain(`<div class="alert" role="alert" id="card-alert"><strong>${words}`);
    expect(takingFocus(body).join()).toContain('aria-describedby="card-alert number-problem"');
    expect(body.match(/card-alert/gu)).toHaveLength(2);
    expect(body).toContain(`<title>${title} · `);
  });
});
