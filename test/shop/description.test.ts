import { Validator } from '@seriousme/openapi-schema-validator';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  calculationSchema,
  guestCalculationSchema,
  guestOrderSchema,
  orderSchema,
  paymentSchema,
} from '../../demo/shop/ordering/order-schemas.ts';
import { profileSchema } from '../../demo/shop/routes/buyers.ts';
import { generateSchema, regenerateSchema } from '../../demo/shop/routes/prompts.ts';
import openapi from '../../docs/openapi.json' with { type: 'json' };
import { findBranding } from '../../src/api/branding.ts';
import { calculate } from '../../src/api/calculation.ts';
import { createClient, request } from '../../src/api/client.ts';
import { findDiscount } from '../../src/api/discounts.ts';
import { createOrder, guestOrderBody } from '../../src/api/orders.ts';
import { createPayment, findPaidOrder, findPaymentStatus } from '../../src/api/payments.ts';
import { generatePrompts, regeneratePrompt } from '../../src/api/prompts.ts';
import { listServices } from '../../src/api/services.ts';
import { getSiteSettings } from '../../src/api/site-settings.ts';
import { getUser, updateUser } from '../../src/api/users.ts';
import { trackList } from '../../src/api/tracks.ts';
import { voiceList } from '../../src/api/voices.ts';
import { calculationBody, orderBody } from '../../src/domain/checkout/order-body.ts';
import { phoneSystems } from '../../src/domain/phone-systems/phone-systems.ts';
import { emptyGuest } from '../../src/domain/buyer/guest.ts';
import { emptyMessage, freshOrder } from '../../src/domain/order/order.ts';
import { ontario } from '../helpers/shop.ts';
import { described } from './helpers/described.ts';
import { answerOf, fileShop } from './helpers/open-shop.ts';

const shop = await fileShop();
const buyer = await shop.completeBuyer();
const description = described((await shop.get('/api/openapi.json')).json());
afterEach(() => void vi.unstubAllGlobals());

/** A call of the element's client with what the shop answered, and what of both is not as described. */
interface Heard {
  readonly operationId: string;
  readonly status: number;
  readonly misfits: readonly string[];
}

/** Lets the element's client talk to the shop, and listens. */
function listen(): readonly Heard[] {
  const heard: Heard[] = [];
  vi.stubGlobal('fetch', async (asked: Request) => {
    const text = await asked.clone().text();
    const told = { method: asked.method, path: new URL(asked.url).pathname.replace('/api', '') };
    const answer = await answerOf(shop, asked);
    heard.push({
      operationId: description.operationOf(told),
      status: answer.status,
      misfits: [
        // The body of a refusal need not match the description.
        ...(answer.ok ? description.bodyMisfits(told, text === '' ? null : JSON.parse(text)) : []),
        ...description.answerMisfits(told, answer.status, await answer.clone().json()),
      ],
    });
    return answer;
  });
  return heard;
}

const client = createClient('https://shop.example/api', 'en');
const { signal } = new AbortController();
const guest = { ...emptyGuest, ...ontario, email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee' };
const order = {
  ...freshOrder('moh', 'CAD'),
  voices: ['emma'],
  messages: [{ ...emptyMessage(1), content: 'Thank you for calling.' }],
};

async function contextOfOrder() {
  const services = await listServices(client);
  const service = services.find(({ id }) => id === 'moh') ?? null;
  return { service, referral: null, guideText: () => 'Warm' };
}

async function orderAsGuest(): Promise<void> {
  const context = await contextOfOrder();
  const body = { ...calculationBody(order, context), address: ontario };
  const totals = await calculate(client, body, { token: null, signal });
  const sending = { idempotencyKey: 'k1', token: null, signal };
  const id = await createOrder(client, guestOrderBody(orderBody(order, context, totals), guest), sending);
  const { url, statusToken } = await createPayment(client, id, { token: null, signal });
  const asked = statusToken ?? '';
  expect(await findPaymentStatus(client, asked, signal)).toMatchObject({ orderId: id, status: 'unpaid' });
  const thanks = await shop.pay(new URL(url ?? '').pathname);
  const back = await shop.wayBackOf(String(thanks.headers.location));
  expect(await findPaymentStatus(client, asked, signal)).toMatchObject({ orderId: id, status: 'paid' });
  await expect(findPaymentStatus(client, 'made-up', signal)).rejects.toMatchObject({ status: 404 });
  const token = back.searchParams.get('voice-order-paid') ?? '';
  expect(await findPaidOrder(client, token)).toMatchObject({ orderId: id });
  await expect(findPaidOrder(client, token)).rejects.toMatchObject({ status: 404 });
  await expect(createPayment(client, 'no-such-order', { token: null, signal })).rejects.toThrow('not found');
}

async function orderAsBuyer(): Promise<void> {
  const { userId, accessToken: token } = buyer;
  const context = await contextOfOrder();
  const user = await getUser(client, userId, token);
  await updateUser(client, user, token);
  const totals = await calculate(client, calculationBody(order, context), { token, signal });
  const sending = { idempotencyKey: null, token, signal };
  const id = await createOrder(client, orderBody(order, context, totals), sending);
  await createPayment(client, id, { token, signal });
  await expect(getUser(client, userId, 'made-up')).rejects.toMatchObject({ status: 401 });
}

async function lookAround(): Promise<void> {
  for (const { call, schema } of [voiceList('https://shop.example/api'), trackList()]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are listened to
    expect(await request<readonly unknown[]>(client, schema, call)).not.toHaveLength(0);
  }
  await getSiteSettings(client);
  expect(await findBranding(client, 'https://shop.example/api', 'acme')).not.toBeNull();
  expect(await findBranding(client, 'https://shop.example/api', 'nobody')).toBeNull();
  expect(await findDiscount(client, 'WELCOME10', signal)).not.toBeNull();
  expect(await findDiscount(client, 'NOTHING', signal)).toBeNull();
}

async function draft(): Promise<void> {
  const company = { companyName: 'Maple Dental', companyDescription: '', companyWebsite: '', industry: 'Healthcare' };
  const body = { ...company, style: 'Warm', promptCount: 2, serviceType: 'moh' } as const;
  const { sessionId } = await generatePrompts(client, body, signal);
  await regeneratePrompt(client, sessionId, 1, signal);
  await expect(generatePrompts(client, { ...body, style: 'Grim' }, signal)).rejects.toMatchObject({ status: 400 });
}

const named: Readonly<Record<string, object>> = openapi.components.schemas;

/** A described schema without descriptions, and with the schemas that it refers to in place. */
function withoutReferences(schema: unknown, key = ''): unknown {
  if (Array.isArray(schema)) return schema.map((part) => withoutReferences(part));
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema) {
    const name = String(schema.$ref).replace('#/components/schemas/', '');
    // Unknown phone systems are refused with a message for the buyer (422), not by the schema (400).
    return name === 'PhoneSystem' ? { type: 'string', maxLength: 64 } : withoutReferences(named[name]);
  }
  const parts = Object.entries(schema).filter(([name]) => key === 'properties' || name !== 'description');
  return Object.fromEntries(parts.map(([name, part]) => [name, withoutReferences(part, name)]));
}

describe('the description of the API', () => {
  it('is OpenAPI 3.1', async () => {
    const answer = await shop.get('/api/openapi.json');
    const { valid, errors } = await new Validator().validate(answer.json<Record<string, unknown>>());
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it('has the limits and types by which the shop checks requests', () => {
    const { schemas } = openapi.components;
    const names: Readonly<Record<string, object>> = {
      Calculation: calculationSchema,
      GuestCalculation: guestCalculationSchema,
      Order: orderSchema,
      GuestOrder: guestOrderSchema,
      PaymentRequest: paymentSchema,
      ProfileChange: profileSchema,
      DraftsRequest: generateSchema,
      DraftRequest: regenerateSchema,
    };
    const described = Object.entries(schemas).filter(([name]) => name in names);
    expect(Object.fromEntries(described.map(([name, schema]) => [name, withoutReferences(schema)]))).toEqual(names);
  });

  it('lists the phone systems of the form', () => {
    const values = phoneSystems.map(({ value }) => value);
    expect(openapi.components.schemas.PhoneSystem.enum).toEqual([...values, 'iphone-android']);
  });

  it('has examples that are as it says', () => {
    expect(description.exampleMisfits()).toEqual([]);
  });

  it('is true of all that the element asks and is answered', async () => {
    const heard = listen();
    await lookAround();
    await orderAsGuest();
    await orderAsBuyer();
    await draft();
    expect(heard.filter(({ misfits }) => misfits.length > 0)).toEqual([]);
    const asked = new Set(heard.map(({ operationId }) => operationId));
    expect(description.operationIds.filter((id) => !asked.has(id))).toEqual([]);
  });

  it('can be read at /docs under the policy of the shop’s pages', async () => {
    const page = await shop.get('/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    const scripts = [...page.body.matchAll(/<script([^>]*)>([^<]*)/gu)];
    expect(scripts.length).toBeGreaterThan(0);
    expect(
      scripts.filter(([, attributes = '', code = '']) => !attributes.includes('src=') || code.trim() !== ''),
    ).toEqual([]);
  });
});
