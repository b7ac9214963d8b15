import type { FastifyInstance } from 'fastify';
import { reason, Refusal } from './refusal.ts';

/** The maximum nesting of lists and objects; an order needs four levels. */
const deepest = 16;

interface Part {
  readonly value: unknown;
  readonly depth: number;
}

/** The content of a value: the entries of a list, the names and values of an object. */
function partsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  return Object.entries(value).flat(1);
}

/**
 * Refuses with 400 what browsers never send: NUL characters, at which databases and tools truncate strings, and nesting
 * that could exhaust recursive code.
 */
function refuseOddInput(input: unknown): void {
  const waiting: Part[] = [{ value: input, depth: 0 }];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (part.depth > deepest) throw new Refusal(400, reason('too-deep'));
    if (typeof part.value === 'string' && part.value.includes('\0')) {
      throw new Refusal(400, reason('nul-character'));
    }
    const depth = part.depth + 1;
    for (const value of partsOf(part.value)) waiting.push({ value, depth });
  }
}

/** Checks all input of a request before anything is done with it. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, params, query }) => {
    for (const input of [body, params, query]) refuseOddInput(input);
  });
}
