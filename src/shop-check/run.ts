import { parseArgs } from 'node:util';
import { httpUrl } from '../api/urls.ts';
import { checkShop } from './check-shop.ts';
import type { CheckResult } from './result.ts';

const usage = `voice-order-form check URL [--orders] [--paid ADDRESS] [--json]

Checks a shop’s API the way the form uses it on another site, and reports what is wrong and what to change.
URL             the base of the API, such as https://shop.example/api
--orders        also places sample orders, which stay unpaid (except one, if the shop is on this machine and its
                checkout is one form without fields); without it, nothing is changed
--paid ADDRESS  also checks the way back from checkout: pay a sample order in test mode, and give the address that the
                link back leads to (it contains voice-order-paid=…)
--json          the results as JSON

Exits with 0 if orders can be placed, 1 if something blocks or distorts them, 2 if the arguments are wrong.`;

const options = {
  orders: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  paid: { type: 'string' },
} as const;

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name, api = '', ...more] = positionals;
    return name === 'check' && httpUrl(api) !== null && more.length === 0 ? { ...values, api } : null;
  } catch {
    return null;
  }
}

const signs = { ok: '✓', warning: '!', error: '✗' } as const;

function summaryOf(results: readonly CheckResult[]): string {
  const count = (level: CheckResult['level']): number => results.filter((result) => result.level === level).length;
  return `${count('ok')} passed, ${count('warning')} to review, ${count('error')} to fix.`;
}

/** Runs the command with its arguments. Returns its exit code. */
export async function run(args: readonly string[], print: Pick<Console, 'log' | 'error'>): Promise<number> {
  const parsed = parse(args);
  if (parsed === null) {
    print.error(usage);
    return 2;
  }
  const { api, orders, json, paid } = parsed;
  const results = await checkShop({ api, withOrders: orders, ...(paid !== undefined && { paid }) });
  const lines = results.map(({ level, check, says }) => `${signs[level]} ${check}: ${says}`);
  print.log(json ? JSON.stringify(results, null, 2) : [...lines, '', summaryOf(results)].join('\n'));
  return results.some(({ level }) => level === 'error') ? 1 : 0;
}
