import { Type, type FastifyPluginAsyncTypebox, type Static } from '@fastify/type-provider-typebox';
import { addressOf } from '../../../src/domain/buyer/address.ts';
import { wireUser } from '../accounts/wire-user.ts';
import { buyerDecorator, buyerOf, requireBuyer } from '../http/bearer.ts';
import { languageOf } from '../http/language.ts';
import { found, refuse } from '../http/refusal.ts';
import { misfit } from '../ordering/address.ts';
import { buyerFrom } from '../ordering/order-checks.ts';
import {
  addressSchema,
  calculationSchema,
  orderHeadersSchema,
  orderSchema,
  paymentSchema,
} from '../ordering/order-schemas.ts';
import { placeOnce, wireOrder } from '../ordering/place-once.ts';
import { quote, wirePrice } from '../ordering/quote.ts';
import { createPayment, wirePayment } from '../payment/create-payment.ts';
import { originOf, returnAddress } from '../payment/return-url.ts';
import type { ProfileColumns } from '../repositories/users.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';

const params = Type.Object({ id: Type.String() });
const name = Type.String({ maxLength: 120 });

/** The fields that buyers may change. Other fields in a body, such as email or roles, are ignored. */
export const profileSchema = Type.Object({
  title: Type.Optional(Type.String({ maxLength: 40 })),
  firstName: Type.Optional(name),
  lastName: Type.Optional(name),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  companyName: Type.Optional(name),
  address: Type.Optional(Type.Partial(addressSchema)),
});

const columns = ['title', 'firstName', 'lastName', 'phone', 'companyName'] as const;
const addressColumns = ['street', 'houseNumber', 'postalCode', 'city', 'state', 'country'] as const;

function changesOf({ address = {}, ...rest }: Static<typeof profileSchema>): ProfileColumns {
  const changes: { -readonly [Field in keyof ProfileColumns]: string } = {};
  for (const field of columns) if (rest[field] !== undefined) changes[field] = rest[field].trim();
  for (const field of addressColumns) if (address[field] !== undefined) changes[field] = address[field].trim();
  return changes;
}

/** Buyers can access only themselves: any other id is treated as unknown. */
const self = (user: UserRow, id: string): UserRow => found(user.id === id ? user : null, 'user-unknown');

async function changeProfile(shop: Shop, user: UserRow, changes: ProfileColumns): Promise<UserRow> {
  const problem = misfit({ ...addressOf(user), ...changes });
  if (problem !== null) refuse(problem);
  if (Object.keys(changes).length === 0) return user;
  return found(await shop.users.update(user.id, changes), 'user-unknown');
}

const profileRoutes: FastifyPluginAsyncTypebox = async (api) => {
  const { shop } = api;
  api.get('/user/:id', { schema: { params } }, async (request, reply) =>
    reply.send(wireUser(self(buyerOf(request), request.params.id))),
  );

  api.patch('/user/:id', { schema: { params, body: profileSchema } }, async (request, reply) => {
    const user = self(buyerOf(request), request.params.id);
    return reply.send(wireUser(await changeProfile(shop, user, changesOf(request.body))));
  });
};

/** Orders with the name and address of the account. */
const orderRoutes: FastifyPluginAsyncTypebox = async (api) => {
  const { shop } = api;
  api.post('/order/calculate', { schema: { body: calculationSchema } }, async (request, reply) => {
    const { price } = await quote(shop, request.body, addressOf(buyerOf(request)), request.ip);
    return reply.send(wirePrice(price, languageOf(request)));
  });

  const orderParts = { body: orderSchema, headers: orderHeadersSchema };
  api.post('/order', { schema: orderParts }, async (request, reply) => {
    const { body, headers, ip } = request;
    const user = buyerOf(request);
    const order = await placeOnce(shop, body, {
      buyer: buyerFrom(user),
      userId: user.id,
      company: { companyName: user.companyName, taxNumber: user.taxNumber },
      ip,
      origin: originOf(headers),
      language: languageOf(request),
      idempotencyKey: headers['idempotency-key'],
    });
    return reply.status(201).send(wireOrder(order));
  });

  const paymentParts = { params, body: paymentSchema };
  api.post('/order/:id/create-payment', { schema: paymentParts }, async (request, reply) => {
    const { params, headers, body, ip } = request;
    const order = found(await shop.orders.findOf(buyerOf(request).id, params.id), 'order-unknown');
    const url = returnAddress({ ...headers, returnUrl: body.returnUrl }, shop.config.publicUrl);
    const payment = await createPayment(shop, { order, back: { url, isStranger: false }, ip });
    return reply.send(await wirePayment(shop, order, payment));
  });
};

/**
 * Calls for logged-in buyers only (docs/behaviour.md, Calls). Anybody else gets 401 before anything else is checked.
 */
export const buyerRoutes: FastifyPluginAsyncTypebox = async (api) => {
  const { shop } = api;
  api.decorateRequest(buyerDecorator, null);
  api.addHook('onRequest', requireBuyer(shop));
  await api.register(profileRoutes);
  await api.register(orderRoutes);
};
