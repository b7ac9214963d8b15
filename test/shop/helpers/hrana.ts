import * as v from 'valibot';

/** The messages of a libsql client: the JSON of the Hrana protocol over HTTP, version 2. */
const value = v.variant('type', [
  v.object({ type: v.literal('null') }),
  v.object({ type: v.literal('integer'), value: v.string() }),
  v.object({ type: v.literal('float'), value: v.number() }),
  v.object({ type: v.literal('text'), value: v.string() }),
]);
type WireValue = v.InferOutput<typeof value>;

const statement = v.object({
  sql: v.optional(v.string()),
  sql_id: v.optional(v.number()),
  args: v.optional(v.array(value), []),
});
export type WireStatement = v.InferOutput<typeof statement>;

export type Condition =
  | { readonly type: 'ok' | 'error'; readonly step: number }
  | { readonly type: 'not'; readonly cond: Condition }
  | { readonly type: 'and' | 'or'; readonly conds: readonly Condition[] };

const condition: v.GenericSchema<unknown, Condition> = v.lazy(() =>
  v.variant('type', [
    v.object({ type: v.picklist(['ok', 'error']), step: v.number() }),
    v.object({ type: v.literal('not'), cond: condition }),
    v.object({ type: v.picklist(['and', 'or']), conds: v.array(condition) }),
  ]),
);

const step = v.object({ condition: v.optional(condition), stmt: statement });
export type Step = v.InferOutput<typeof step>;

const request = v.variant('type', [
  v.object({ type: v.literal('close') }),
  v.object({ type: v.literal('store_sql'), sql_id: v.number(), sql: v.string() }),
  v.object({ type: v.literal('close_sql'), sql_id: v.number() }),
  v.object({ type: v.literal('execute'), stmt: statement }),
  v.object({ type: v.literal('batch'), batch: v.object({ steps: v.array(step) }) }),
]);
export type WireRequest = v.InferOutput<typeof request>;

/** The requests of one call. Throws on anything that this server does not know, such as an interactive transaction. */
export const pipeline = v.strictObject({ requests: v.array(request) });

export const toWire = (cell: unknown): WireValue => {
  if (typeof cell === 'bigint') return { type: 'integer', value: `${cell}` };
  if (typeof cell === 'number') return { type: 'float', value: cell };
  return typeof cell === 'string' ? { type: 'text', value: cell } : { type: 'null' };
};

export const fromWire = (cell: WireValue): bigint | number | string | null => {
  if (cell.type === 'null') return null;
  return cell.type === 'integer' ? BigInt(cell.value) : cell.value;
};
