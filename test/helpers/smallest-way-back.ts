import { guestOrder } from './shop.ts';

interface Answer {
  readonly id: string;
  readonly total: number;
  readonly paymentGatewayInfo: { readonly url: string };
}

async function post(url: string, body: unknown): Promise<Answer> {
  const headers = { 'content-type': 'application/json', origin: 'https://partner.example' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} returned ${answer.status}: ${text}`);
  return JSON.parse(text);
}

/** The link with which the checkout of one of the smallest shops sends a buyer back who does not pay. */
export async function cancelLinkOf(shopUrl: string, returnUrl: string): Promise<URL> {
  const order = { ...guestOrder(), selectedVoices: ['emma'], selectedMusic: [] };
  const { total } = await post(`${shopUrl}/api/order/calculate-guest`, order);
  const { id } = await post(`${shopUrl}/api/order/guest`, { ...order, total });
  const payment = { paymentGateway: 'stripe', paymentMethod: 'card', returnUrl };
  const { paymentGatewayInfo } = await post(`${shopUrl}/api/order/${id}/create-guest-payment`, payment);
  const path = new URL(paymentGatewayInfo.url).pathname;
  const [, href = ''] = /href="([^"]+)"/u.exec(await (await fetch(shopUrl + path)).text()) ?? [];
  return new URL(href.replaceAll('&amp;', '&'));
}
