import Database from 'libsql';
import { once } from 'node:events';
import { createServer } from 'node:http';
import * as v from 'valibot';
import { portOf } from '../../helpers/port-of.ts';
import {
  fromWire,
  pipeline,
  toWire,
  type Condition,
  type Step,
  type WireRequest,
  type WireStatement,
} from './hrana.ts';

type Result = { readonly ok: unknown } | { readonly error: { readonly message: string; readonly code: string } };

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'UNKNOWN';

/** Whether a statement returns rows, which are then lists. The library shows it by failing. */
function givesRows(statement: Database.Statement): boolean {
  try {
    statement.raw(true);
    return true;
  } catch {
    return false;
  }
}

/** One connection to the database, as for a client's call; calls share nothing. */
class Connection {
  readonly #database: Database.Database;
  readonly #texts = new Map<number, string>();

  constructor(file: string) {
    this.#database = new Database(file);
  }

  #run({ sql, sql_id, args }: WireStatement): Result {
    try {
      const statement = this.#database.prepare(sql ?? this.#texts.get(sql_id ?? -1) ?? '').safeIntegers(true);
      const values = args.map(fromWire);
      if (!givesRows(statement)) {
        const { changes, lastInsertRowid } = statement.run(values);
        return { ok: { cols: [], rows: [], affected_row_count: changes, last_insert_rowid: `${lastInsertRowid}` } };
      }
      const rows = v.parse(v.array(v.array(v.unknown())), statement.all(values));
      const cols = statement.columns().map(({ name, type }) => ({ name, decltype: type }));
      return { ok: { cols, rows: rows.map((row) => row.map(toWire)), affected_row_count: 0 } };
    } catch (error) {
      return { error: { message: String(error), code: codeOf(error) } };
    }
  }

  #batch(steps: readonly Step[]) {
    const results: (Result | null)[] = [];
    const holds = (condition: Condition): boolean => {
      if ('cond' in condition) return !holds(condition.cond);
      if ('step' in condition) return condition.type in (results[condition.step] ?? {});
      return condition.type === 'and' ? condition.conds.every(holds) : condition.conds.some(holds);
    };
    for (const { condition, stmt } of steps) {
      results.push(condition === undefined || holds(condition) ? this.#run(stmt) : null);
    }
    return {
      step_results: results.map((result) => (result !== null && 'ok' in result ? result.ok : null)),
      step_errors: results.map((result) => (result !== null && 'error' in result ? result.error : null)),
    };
  }

  answer(request: WireRequest) {
    const { type } = request;
    if (type === 'store_sql') this.#texts.set(request.sql_id, request.sql);
    if (type === 'batch') return { type: 'ok', response: { type, result: this.#batch(request.batch.steps) } };
    if (type !== 'execute') return { type: 'ok', response: { type } };
    const result = this.#run(request.stmt);
    return 'ok' in result
      ? { type: 'ok', response: { type, result: result.ok } }
      : { type: 'error', error: result.error };
  }

  close(): void {
    this.#database.close();
  }
}

/** A small libsql server on a file, for a shop that stores its data elsewhere. */
export async function startLibsqlServer(file: string) {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const call = v.safeParse(pipeline, JSON.parse(body));
      if (!call.success) return response.writeHead(400).end(`Not understood: ${body}`);
      const connection = new Connection(file);
      const results = call.output.requests.map((one) => connection.answer(one));
      connection.close();
      return response.setHeader('content-type', 'application/json').end(JSON.stringify({ results }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
