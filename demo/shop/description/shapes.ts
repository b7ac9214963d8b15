import { Type, type TSchema } from '@fastify/type-provider-typebox';
import { serviceTypes } from '../../../src/domain/order/service-types.ts';
import { currencies } from '../../../src/domain/checkout/currency.ts';

export const text = Type.String();
export const amount = Type.Number({ description: 'In major units of the currency.' });
export const currency = Type.Enum([...currencies], { title: 'Currency' });
export const serviceType = Type.Enum([...serviceTypes], { title: 'ServiceType' });
export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
