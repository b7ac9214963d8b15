import { Type, type TSchema } from '@fastify/type-provider-typebox';

export const text = Type.String();
export const amount = Type.Number({ description: 'In major units of the currency.' });
export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
