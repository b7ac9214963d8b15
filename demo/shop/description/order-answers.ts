import { Type } from '@fastify/type-provider-typebox';
import { paymentStates } from '../payment/payment-state.ts';
import { priceCodes } from '../../../src/domain/checkout/prices.ts';
import { addressSchema } from '../ordering/order-schemas.ts';
import { amount, currency, orNull, text } from './shapes.ts';

const line = Type.Object(
  {
    code: Type.String({ description: `The form knows ${priceCodes.join(', ')}.` }),
    label: Type.Optional(Type.String({ description: 'Of any other code, in the language of `Accept-Language`.' })),
    quantity: Type.Number(),
    unit: amount,
    amount,
  },
  { title: 'PriceLine' },
);

const price = Type.Object(
  {
    subtotal: amount,
    discount: amount,
    discountRate: Type.Optional(Type.Number()),
    tax: amount,
    taxRate: Type.Optional(Type.Number({ description: 'A fraction.' })),
    taxName: Type.Optional(text),
    total: amount,
    totalNoTax: Type.Optional(amount),
    totalWordCount: Type.Optional(Type.Integer()),
    extraWordCount: Type.Optional(Type.Integer()),
    lines: Type.Optional(Type.Array(line)),
  },
  {
    title: 'Price',
    description: 'The sums, which the form shows as they are.',
    examples: [{ subtotal: 158, discount: 0, tax: 20.54, taxRate: 0.13, total: 178.54, totalNoTax: 158 }],
  },
);

const order = Type.Object(
  {
    id: text,
    number: Type.Optional(Type.Integer()),
    status: Type.Optional(text),
    total: Type.Optional(amount),
    currency: Type.Optional(currency),
  },
  {
    title: 'PlacedOrder',
    description: 'The order. The element needs its `id`.',
    examples: [{ id: 'f3b1…', number: 1042, status: 'awaiting-payment', total: 178.54, currency: 'CAD' }],
  },
);

const payment = Type.Object(
  {
    paymentGatewayInfo: Type.Object({
      sessionId: Type.String({ description: 'The provider’s, or any text if there is a `url`.' }),
      url: Type.Optional(Type.String({ description: 'https:, or the origin of the API. The buyer is sent there.' })),
      publishableKey: Type.Optional(text),
    }),
    statusToken: Type.Optional(
      Type.String({ description: 'For `GET /order/status/{token}`; without it the form asks the buyer instead.' }),
    ),
  },
  {
    title: 'Payment',
    description: 'Where the order is paid.',
    examples: [
      {
        paymentGatewayInfo: { sessionId: 'cs_1', url: 'https://checkout.example/cs_1' },
        statusToken: 'eyJhbGciOi…',
      },
    ],
  },
);

const prompts = Type.Object(
  {
    prompts: Type.Array(Type.Object({ id: Type.Optional(text), content: text, name: Type.Optional(text) }), {
      minItems: 1,
    }),
    sessionId: text,
    remainingLimit: Type.Optional(Type.Integer()),
  },
  {
    title: 'Drafts',
    description: 'As many drafts as were asked for. A `name` is what the message is called, and its file after it.',
    examples: [
      {
        prompts: [{ id: 'prompt-0', content: 'Thank you for calling.', name: 'Welcome' }],
        sessionId: 's1',
        remainingLimit: 19,
      },
    ],
  },
);

const prompt = Type.Object(
  {
    prompts: Type.Array(Type.Object({ content: text, name: Type.Optional(text) }), { minItems: 1 }),
    remainingLimit: Type.Optional(Type.Integer()),
  },
  {
    title: 'Draft',
    description: 'One draft.',
    examples: [{ prompts: [{ content: 'Thank you for calling.' }], remainingLimit: 18 }],
  },
);

const user = Type.Object(
  {
    id: text,
    email: text,
    title: orNull(text),
    firstName: text,
    lastName: text,
    phone: text,
    companyName: text,
    address: addressSchema,
  },
  {
    title: 'User',
    description: 'The buyer.',
    examples: [
      {
        id: 'u1',
        email: 'ada@example.com',
        title: '',
        firstName: 'Ada',
        lastName: 'Roy',
        phone: '+1 416 555 0100',
        companyName: 'Roy Dental',
        address: {
          country: 'CA',
          state: 'ON',
          city: 'Toronto',
          houseNumber: '1',
          street: 'King St',
          postalCode: 'M5H 1A1',
        },
      },
    ],
  },
);

const paid = Type.Object(
  {
    orderId: text,
    total: amount,
    currency: currency,
    reference: Type.Optional(Type.String({ description: 'What the page gave with the order, if it did.' })),
    test: Type.Optional(
      Type.Boolean({ description: 'Whether it is a test order. Only a page in test mode is told of its payment.' }),
    ),
  },
  {
    title: 'PaidOrder',
    description: 'What was paid.',
    examples: [{ orderId: 'f3b1…', total: 178.54, currency: 'CAD', reference: 'spring-campaign' }],
  },
);

const paymentStatus = Type.Object(
  {
    orderId: text,
    status: Type.Enum([...paymentStates], {
      description: '`confirming`: the buyer is done, and the bank is not. The form asks again then.',
    }),
    paidToken: Type.Optional(Type.String({ description: 'If it is paid: for `GET /order/paid/{token}`.' })),
  },
  {
    title: 'PaymentStatus',
    description: 'What became of the payment.',
    examples: [{ orderId: 'f3b1…', status: 'unpaid' }],
  },
);

/** The API's answers about orders. */
export const orderAnswers = { price, order, paid, payment, paymentStatus, prompts, prompt, user };
