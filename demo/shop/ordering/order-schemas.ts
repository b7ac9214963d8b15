import { Type, type Static } from '@fastify/type-provider-typebox';
import { maxMessageName } from '../../../src/domain/order/file-name.ts';
import { countryCodes, hasStates } from '../../../src/domain/buyer/regions.ts';
import { limits } from '../../../src/domain/common/limits.ts';
import { forEachOption } from '../../../src/domain/order/order-options.ts';
import { requestExamples } from '../description/request-examples.ts';
import { currency, serviceType } from '../description/shapes.ts';

const id = Type.String({ minLength: 1, maxLength: 64 });
const name = Type.String({ maxLength: 120 });
const amount = Type.Number({ minimum: 0, maximum: 1_000_000, description: 'As the buyer saw it.' });

const item = Type.Object(
  {
    fileName: Type.String({ maxLength: 120 }),
    name: Type.Optional(
      Type.String({
        maxLength: limits.maxMessageLength,
        description: `The name that the buyer gave it, if any; more than ${maxMessageName} characters are cut.`,
      }),
    ),
    style: Type.String({ maxLength: 6000, description: 'How to read it, and how names are pronounced.' }),
    content: Type.String({ maxLength: limits.maxMessageLength }),
    count: Type.Optional(
      Type.Object(
        { words: Type.Number(), wordsExtra: Type.Number() },
        { title: 'WordCount', description: 'What the form counted; count for yourself.' },
      ),
    ),
  },
  { title: 'OrderItem' },
);

const options = Type.Object(
  {
    ...forEachOption(({ isStandard }) => (isStandard ? Type.Boolean() : Type.Optional(Type.Boolean()))),
    updateVoicemailGreeting: Type.Optional(Type.Boolean()),
  },
  { title: 'OrderOptions' },
);

/** `country` and `state` as in postal addresses; unknown parts are empty strings. */
export const addressSchema = Type.Object(
  {
    country: Type.String({ maxLength: 2, description: 'ISO 3166, such as CA; parts not known yet are empty.' }),
    state: Type.String({
      maxLength: 8,
      description: `As in postal addresses, such as ON; empty outside ${countryCodes.filter(hasStates).join(', ')}.`,
    }),
    city: name,
    houseNumber: Type.String({ maxLength: 30 }),
    street: Type.String({ maxLength: 200 }),
    postalCode: Type.String({ maxLength: 20 }),
  },
  { title: 'Address' },
);

const calculation = {
  serviceId: id,
  currency,
  selectedVoices: Type.Array(id, { maxItems: limits.maxVoices }),
  selectedMusic: Type.Array(id, { maxItems: limits.maxTracks }),
  selectedMusicOptions: Type.Object({
    musicBetweenMessages: Type.Integer({ minimum: 0, maximum: 60, description: 'Seconds.' }),
    comments: Type.Optional(Type.String({ maxLength: limits.maxCommentLength })),
  }),
  items: Type.Array(item, { minItems: 1, maxItems: limits.maxMessages }),
  options,
  phoneSystem: Type.String({ maxLength: 64, title: 'PhoneSystem' }),
  discountCodeOrId: Type.Union([Type.String({ maxLength: 64 }), Type.Null()]),
  referralCode: Type.Union([Type.String({ maxLength: 64 }), Type.Null()]),
};

/** The input of a price (docs/behaviour.md, Calls, `POST /order/calculate`). */
export const calculationSchema = Type.Object(calculation, {
  title: 'Calculation',
  examples: [requestExamples.calculate],
});
export type CalculationRequest = Static<typeof calculationSchema>;

/** `POST /order/calculate-guest`: the same, with the address typed so far. */
export const guestCalculationSchema = Type.Object(
  { ...calculation, address: addressSchema },
  { title: 'GuestCalculation', examples: [requestExamples.calculateGuest] },
);

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
  reference: Type.Optional(
    Type.String({
      pattern: '^[ -~]{1,200}$',
      description: 'The page’s own id for the result of the visit; kept, and returned once the order is paid.',
    }),
  ),
  test: Type.Optional(
    Type.Boolean({
      description: 'Placed in test mode: nobody is charged, and nothing is recorded. Sent only to shops that offer it.',
    }),
  ),
  replaces: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'The `Idempotency-Key` of an unpaid order of the same form, which this one takes the place of.',
    }),
  ),
};

/** An order from any buyer (`POST /order`). */
export const orderSchema = Type.Object(order, { title: 'Order', examples: [requestExamples.placeOrder] });
export type OrderRequest = Static<typeof orderSchema>;

/** Any string that a form generates; the same for every attempt at the same order. */
export const orderHeadersSchema = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'The same for every try at the same order.' }),
  ),
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
export const guestOrderSchema = Type.Object(
  { ...order, ...buyer },
  { title: 'GuestOrder', examples: [requestExamples.placeGuestOrder] },
);

/** `POST /order/{id}/create-payment` and `…/create-guest-payment`. */
export const paymentSchema = Type.Object(
  {
    paymentGateway: Type.String({ maxLength: 64, description: 'The form says `stripe`; the shop decides who it is.' }),
    paymentMethod: Type.Enum(['card']),
    returnUrl: Type.Optional(
      Type.String({
        maxLength: 4000,
        description:
          'The page to return to, if the settings say `returnUrl: true`; used if it is on the origin of the request. Its fragment is kept: your own parameters go before it.',
      }),
    ),
  },
  { title: 'PaymentRequest', examples: [requestExamples.pay] },
);
