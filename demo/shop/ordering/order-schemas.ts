import { Type, type Static, type TSchema } from '@fastify/type-provider-typebox';
import { currencies } from '../../../src/domain/checkout/currency.ts';
import { limits } from '../../../src/domain/common/limits.ts';
import { forEachOption } from '../../../src/domain/order/order-options.ts';
import { serviceTypes } from '../../../src/domain/order/service-types.ts';

// The bodies of calls about orders. docs/openapi.json describes them; a test compares both.

const id = Type.String({ minLength: 1, maxLength: 64 });
const name = Type.String({ maxLength: 120 });
const amount = Type.Number({ minimum: 0, maximum: 1_000_000 });
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const serviceType = Type.Enum([...serviceTypes]);

const item = Type.Object({
  fileName: name,
  // A longer name is cut.
  name: Type.Optional(Type.String({ maxLength: limits.maxMessageLength })),
  style: Type.String({ maxLength: 6000 }),
  content: Type.String({ maxLength: limits.maxMessageLength }),
  count: Type.Optional(Type.Object({ words: Type.Number(), wordsExtra: Type.Number() })),
});

const options = Type.Object({
  ...forEachOption(({ isStandard }) => (isStandard ? Type.Boolean() : Type.Optional(Type.Boolean()))),
  updateVoicemailGreeting: Type.Optional(Type.Boolean()),
});

/** `country` and `state` as in postal addresses; unknown parts are empty strings. */
export const addressSchema = Type.Object({
  country: Type.String({ maxLength: 2 }),
  state: Type.String({ maxLength: 8 }),
  city: name,
  houseNumber: Type.String({ maxLength: 30 }),
  street: Type.String({ maxLength: 200 }),
  postalCode: Type.String({ maxLength: 20 }),
});

const calculation = {
  serviceId: id,
  currency: Type.Enum([...currencies]),
  selectedVoices: Type.Array(id, { maxItems: limits.maxVoices }),
  selectedMusic: Type.Array(id, { maxItems: limits.maxTracks }),
  selectedMusicOptions: Type.Object({
    musicBetweenMessages: Type.Integer({ minimum: 0, maximum: 60 }),
    comments: Type.Optional(Type.String({ maxLength: limits.maxCommentLength })),
  }),
  items: Type.Array(item, { minItems: 1, maxItems: limits.maxMessages }),
  options,
  phoneSystem: Type.String({ maxLength: 64 }),
  discountCodeOrId: orNull(Type.String({ maxLength: 64 })),
  referralCode: orNull(Type.String({ maxLength: 64 })),
};

/** The input of a price (docs/behaviour.md, Calls, `POST /order/calculate`). */
export const calculationSchema = Type.Object(calculation);
export type CalculationRequest = Static<typeof calculationSchema>;

/** `POST /order/calculate-guest`: the same, with the address typed so far. */
export const guestCalculationSchema = Type.Object({ ...calculation, address: addressSchema });

const order = {
  ...calculation,
  serviceType,
  comments: Type.String({ maxLength: limits.maxCommentLength }),
  subtotal: amount,
  discount: amount,
  discountRate: Type.Optional(Type.Number()),
  tax: amount,
  taxRate: Type.Optional(Type.Number()),
  total: amount,
  reference: Type.Optional(Type.String({ pattern: '^[ -~]{1,200}$' })),
  test: Type.Optional(Type.Boolean()),
  replaces: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
};

/** An order from any buyer (`POST /order`). */
export const orderSchema = Type.Object(order);
export type OrderRequest = Static<typeof orderSchema>;

export const orderHeadersSchema = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});

const buyer = {
  email: Type.String({ maxLength: 254 }),
  firstName: name,
  lastName: name,
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  address: addressSchema,
};

/** The buyer of an order. A guest sends these fields with the order; an account has them. */
export type Buyer = Static<typeof buyerSchema>;
const buyerSchema = Type.Object(buyer);

/** `POST /order/guest`: an order with its buyer. */
export const guestOrderSchema = Type.Object({ ...order, ...buyer });

/** `POST /order/{id}/create-payment` and `…/create-guest-payment`. The shop decides which gateway it is. */
export const paymentSchema = Type.Object({
  paymentGateway: Type.String({ maxLength: 64 }),
  paymentMethod: Type.Enum(['card']),
  returnUrl: Type.Optional(Type.String({ maxLength: 4000 })),
});
