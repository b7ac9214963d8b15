import { Type } from '@fastify/type-provider-typebox';

/** The token in a path: of an emailed link, or of a payment. */
export const tokenParams = Type.Object({ token: Type.String({ maxLength: 1000 }) });
