import type { FastifyInstance } from 'fastify';
import { cleanCode, cleanContact, cleanText } from '../../../src/domain/clean-text.ts';
import { reason, Refusal } from './refusal.ts';

/** The maximum nesting of lists and objects; an order needs four levels. */
const maxDepth = 16;

/** The fields in which invisible characters are removed, too (docs/contract.md, On the wire). */
const cleaners: Readonly<Record<string, (text: string) => string>> = {
  email: cleanContact,
  phone: cleanContact,
  postalCode: cleanCode,
  discountCodeOrId: cleanCode,
  codeOrId: cleanCode,
};

/** The values of form fields and JSON in which control and invisible characters do not belong, cleaned by field name. */
function cleaned(value: unknown, field = '', depth = 0): unknown {
  // The limit bounds this recursion too.
  if (depth > maxDepth) throw new Refusal(400, reason('too-deep'));
  if (typeof value === 'string') return (cleaners[field] ?? cleanText)(value);
  if (Array.isArray(value)) return value.map((item) => cleaned(item, field, depth + 1));
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleaned(part, name, depth + 1)]));
}

/** Cleans all input of a request before anything is done with it. */
export function cleanRequests(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    request.body = cleaned(request.body);
    request.params = cleaned(request.params);
    request.query = cleaned(request.query);
  });
}
