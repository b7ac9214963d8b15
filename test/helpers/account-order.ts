import type { APIResponse, Page } from 'playwright-core';
import * as v from 'valibot';
import { registerAndLogIn } from './account-pages.ts';
import { guestOrder, ontario } from './shop.ts';

const tokenAnswer = v.object({ accessToken: v.string(), userId: v.string() });

async function answered(answer: APIResponse): Promise<unknown> {
  if (!answer.ok()) throw new Error(`The shop refused: ${await answer.text()}`);
  return answer.json();
}

/** Creates an account with a complete profile, logs in and places an unpaid order; goes to the account. Returns its token. */
export async function openAccountWithOrder(page: Page, shopUrl: string): Promise<v.InferOutput<typeof tokenAnswer>> {
  await page.goto(`${shopUrl}/register`);
  await registerAndLogIn(page, `order-${Math.random()}@example.com`);
  const { request } = page;
  const asPage = { headers: { 'sec-fetch-site': 'same-origin' } };
  const token = v.parse(tokenAnswer, await answered(await request.post(`${shopUrl}/session/token`, asPage)));
  const headers = { authorization: `Bearer ${token.accessToken}` };
  const profile = { phone: '+1 613 555 0100', address: ontario };
  await answered(await request.patch(`${shopUrl}/api/user/${token.userId}`, { headers, data: profile }));
  const { email: _, firstName: __, lastName: ___, address: ____, ...order } = guestOrder();
  const asked = await request.post(`${shopUrl}/api/order/calculate`, { headers, data: order });
  const price = v.parse(v.looseObject({}), await answered(asked));
  await answered(await request.post(`${shopUrl}/api/order`, { headers, data: { ...order, ...price } }));
  await page.goto(`${shopUrl}/account`);
  return token;
}
