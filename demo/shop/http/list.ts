import { Type, type Static } from '@fastify/type-provider-typebox';

/** The query of a list. `filter` is `field||$eq||value`. */
export const listQuery = Type.Object({
  limit: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })),
  filter: Type.Optional(Type.String({ maxLength: 200 })),
});

const most = 100;

/**
 * A list on the wire: the first `limit` items, at most a hundred, and their total number (docs/contract.md, On the
 * wire).
 */
export function listAnswer<T>(items: readonly T[], { limit }: Static<typeof listQuery>): [readonly T[], number] {
  const wanted = limit === undefined ? most : Math.min(Number(limit), most);
  return [items.slice(0, wanted), items.length];
}
