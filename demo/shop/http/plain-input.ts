import type { FastifyInstance } from 'fastify';
import { reason, Refusal } from './refusal.ts';

/** How deeply lists and objects may be nested; an order takes four. */
const deepest = 16;

interface Part {
  readonly value: unknown;
  readonly depth: number;
}

/** What is within a value: the entries of a list, the names and values of an object. */
function partsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  return Object.entries(value).flat(1);
}

/**
 * Refuses with 400 what a browser never sends: NUL characters, at which databases and tools cut texts off, and nesting
 * that would exhaust whoever walks through it.
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

/** Looks at everything that requests carry before anything is done with it. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, params, query }) => {
    for (const input of [body, params, query]) refuseOddInput(input);
  });
}
