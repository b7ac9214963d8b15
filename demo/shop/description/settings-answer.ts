import { Type } from '@fastify/type-provider-typebox';
import { rushPromise } from '../../../src/domain/order/turnaround.ts';
import { text } from './shapes.ts';

const banner = Type.Object(
  { heading: text, subHeading: text, text, color: text, active: Type.Boolean() },
  { title: 'Banner' },
);
const turnaround = Type.Object(
  {
    standardDays: Type.Integer(),
    rushDays: Type.Integer({
      maximum: rushPromise,
      description: `The form sells rush production as ${rushPromise} business days.`,
    }),
    closedDays: Type.Array(Type.String({ format: 'date' })),
    timeZone: text,
    cutOff: Type.String({ pattern: String.raw`^\d\d:\d\d$` }),
  },
  { title: 'Turnaround' },
);

/** The settings of a shop, as the API returns them. */
export const siteSettings = Type.Object(
  {
    idempotencyKey: Type.Optional(Type.Boolean({ description: 'Whether orders may carry an Idempotency-Key.' })),
    messageNames: Type.Optional(Type.Boolean({ description: 'Whether items of orders may have a `name`.' })),
    returnUrl: Type.Optional(Type.Boolean({ description: 'Whether payment calls may have a `returnUrl`.' })),
    test: Type.Optional(Type.Boolean({ description: 'Whether the shop takes orders in test mode (`test`).' })),
    banner: Type.Optional(banner),
    stripePublishableKey: Type.Optional(text),
    turnaround: Type.Optional(turnaround),
  },
  {
    title: 'SiteSettings',
    description: 'The settings; all of them may be left out.',
    examples: [{ idempotencyKey: true }],
  },
);
