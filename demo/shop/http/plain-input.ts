import type { FastifyInstance } from 'fastify';
import { reason, Refusal } from './refusal.ts';

/** The maximum nesting of lists and objects; an order needs four levels. */
const deepest = 16;

/**
 * Refuses with 400 what browsers never send: NUL characters, at which databases and tools truncate strings, and nesting
 * that could exhaust recursive code. The limit bounds this recursion too.
 */
function refuseOddInput(value: unknown, depth = 0): void {
  if (depth > deepest) throw new Refusal(400, reason('too-deep'));
  if (typeof value === 'string' && value.includes('\0')) throw new Refusal(400, reason('nul-character'));
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return;
  // The entries of a list, or the names and values of an object.
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.entries(value).flat(1);
  for (const part of parts) refuseOddInput(part, depth + 1);
}

/** Checks all input of a request before anything is done with it. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, params, query }) => {
    for (const input of [body, params, query]) refuseOddInput(input);
  });
}
