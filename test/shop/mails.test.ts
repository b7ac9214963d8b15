import { afterAll, afterEach, expect, it, onTestFinished } from 'vitest';
import { message, newEmail } from '../helpers/shop.ts';
import { startMailServer } from './helpers/mail-server.ts';
import { fileShop, ownShop } from './helpers/open-shop.ts';

const minute = 60_000;
const server = await startMailServer();
const withMail = (smtpUrl: string) => ({
  start: Date.UTC(2030, 3, 15),
  config: { smtpUrl, staffEmail: 'staff@cadence.example' },
});
const shop = await fileShop(withMail(server.url));
await shop.app.ready();
afterEach(() => server.mails.splice(0));
afterAll(() => server.close());

/** Places and pays an order; returns its id. */
async function payOrder(language: string, at = shop): Promise<string> {
  const items = [message('Thank you.\nPlease hold.'), message('Goodbye.', 2)];
  const id = await at.newOrder({ items }, { 'accept-language': language });
  await at.payFor(id);
  return id;
}

const mailsTo = (address: string) => server.mails.filter(({ to }) => to.includes(address));
const mailTo = (address: string) => mailsTo(address)[0];
const receiptOf = `SELECT status FROM outbox WHERE kind = 'order-paid' AND order_id =`;
const statusOf = async (id: string, at = shop) => (await at.rows(`${receiptOf} '${id}'`))[0]?.['status'];

/** Waits until the shop has no mail under way or due. */
async function settled(): Promise<void> {
  const due = `status = 'sending' OR (status = 'waiting' AND due_at <= ${shop.clock.now})`;
  await expect.poll(() => shop.rows(`SELECT id FROM outbox WHERE ${due}`)).toEqual([]);
}

/** Some time passes; registering makes the outbox check for due mails. */
async function pass(milliseconds: number): Promise<void> {
  shop.clock.now += milliseconds;
  await shop.register(newEmail());
  await settled();
}

it('a paid order is confirmed to the buyer, in the language of the order, and to the studio', async () => {
  const id = await payOrder('fr');
  await settled();
  expect(server.mails.map(({ to }) => to)).toEqual(
    expect.arrayContaining([['ann@example.com'], ['staff@cadence.example']]),
  );
  const receipt = mailTo('ann@example.com');
  const { token, number } = await shop.orderRow(id);
  for (const words of ['Merci, Ann', 'Message 1\u00a0: Thank you.', 'TVH', `/thank-you/${String(token)}`]) {
    expect(receipt?.text).toContain(words);
  }
  for (const words of ['<html lang="fr">', 'Goodbye.']) expect(receipt?.html).toContain(words);
  expect(receipt?.raw).toContain('Reply-To: studio@cadence.example');
  const told = mailTo('staff@cadence.example');
  for (const words of [`Order ${String(number)} is paid`, 'Language: French', 'Bank Street']) {
    expect(told?.text).toContain(words);
  }
  expect(told?.raw).toContain('Reply-To: ann@example.com');
});

it('a paid order has a column of amounts in its text and its HTML, and space between messages', async () => {
  await payOrder('en');
  await settled();
  const { text = '', html = '' } = mailTo('ann@example.com') ?? {};
  expect(text).toMatch(/Please hold\.\n {2}Style: [^\n]+\n\nMessage #2: Goodbye\./u);
  const bill = text.split('\n').filter((line) => /^(?:Subtotal|HST|Total)/u.test(line));
  expect(bill).toHaveLength(3);
  expect(new Set(bill.map((line) => line.length)).size).toBe(1);
  expect(html).toMatch(/<td style="[^"]*text-align:right[^"]*">\$\d+\.\d\d<\/td>/u);
});

it('a paid order has the brand, a button to the order below its first sentence, and dark colours in its HTML', async () => {
  const id = await payOrder('en');
  await settled();
  const { html = '' } = mailTo('ann@example.com') ?? {};
  const { number, token } = await shop.orderRow(id);
  const button = `<a href="${shop.config.publicUrl}/thank-you/${String(token)}"`;
  const parts = ['Cadence Voice Studio</td>', `Order ${String(number)} has been paid: $`, button, 'What happens next'];
  const places = parts.map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toMatch(/<style>[^<&]*@media \(prefers-color-scheme: dark\)[^<&]*<\/style>/u);
});

it('a paid order is sent again once after the server refused it', async () => {
  server.troubles.push(451, 421);
  const id = await payOrder('en');
  await settled();
  expect(server.mails).toEqual([]);
  expect(await statusOf(id)).toBe('waiting');
  await pass(minute);
  expect(mailsTo('ann@example.com')).toHaveLength(1);
  await pass(10 * minute);
  expect(mailsTo('ann@example.com')).toHaveLength(1);
  expect(await statusOf(id)).toBe('sent');
});

it('a paid order delays no order while the mail server is down', async () => {
  const away = await ownShop(withMail('smtp://127.0.0.1:9'));
  expect(await away.orderRow(await payOrder('en', away))).toMatchObject({ status: 'paid' });
});

it('registering writes to a new address to confirm it, and to a known one that it has an account, once a day', async () => {
  const email = newEmail();
  await shop.register(email);
  await settled();
  expect(mailTo(email)?.text).toContain('/verify/');
  server.mails.splice(0);
  await shop.confirmAddress(email);
  await shop.register(email);
  await shop.register(email);
  await settled();
  expect(server.mails.map(({ to }) => to)).toEqual([[email]]);
  expect(mailTo(email)?.raw).toContain('Subject: You already have an account');
});

it('registering says nothing to the owner of an address that somebody else put into a name', async () => {
  for (const firstName of ['Win at https://evil.example', 'evil.example', 'Ann\n\nPay here', 'x'.repeat(41)]) {
    const email = newEmail();
    await shop.register(email, { firstName });
    await settled();
    expect(mailTo(email)?.text).toContain('Hello, someone created an account');
    expect(mailTo(email)?.text).not.toMatch(/evil\.example|Pay here|x{41}/u);
  }
  const email = newEmail();
  await shop.register(email, { firstName: 'Jean-François J. O’Neil' });
  await settled();
  expect(mailTo(email)?.text).toContain('Hello Jean-François J. O’Neil, someone');
});

it('registering accepts one address only, so that no email goes to another one', async () => {
  const one = 'ann@other.example';
  const many = [`x,${one}`, `Ann<${one}>`, `x;${one}`, `list:${one};`, `ann(x)@other.example`, `"a"${one}`];
  for (const email of many) {
    expect((await shop.register(email)).statusCode).toBe(422);
    expect((await shop.placeOrder({ email })).json()).toMatchObject({ code: 'email-invalid' });
  }
  await settled();
  expect(mailTo(one)).toBeUndefined();
});

it('a mail that the server may have got is not sent again', async () => {
  const cutting = await startMailServer();
  onTestFinished(() => cutting.close());
  const own = await ownShop(withMail(cutting.url));
  cutting.troubles.push('cut');
  const id = await payOrder('en', own);
  await expect.poll(() => statusOf(id, own)).toBe('unknown');
  expect(cutting.mails.filter(({ to }) => to.includes('ann@example.com'))).toHaveLength(1);
});

it('without a mail server, mails stay in the outbox, which only development shows', async () => {
  const own = await ownShop({ config: { showsOutbox: true } });
  const email = newEmail();
  await own.register(email);
  const [mail = ''] = await own.outbox();
  expect(mail).toContain(`To ${email}`);
  const html = await own.get(/\/outbox\/[\w-]+/u.exec(mail)?.[0] ?? '');
  expect(html.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'");
  expect(html.body).toContain('Confirm this address');
  expect(await own.rows('SELECT status FROM outbox')).toEqual([{ status: 'waiting' }]);
  expect((await shop.get('/outbox')).statusCode).toBe(404);
});
