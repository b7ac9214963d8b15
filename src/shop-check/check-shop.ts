import { accessProblems, bodyProblems, headerProblems, ofExchanges } from './answers.ts';
import { checkCatalogue, loadCatalogue, type Subject } from './check-catalogue.ts';
import { checkFiles, checkScript } from './files.ts';
import { checkOrders } from './check-orders.ts';
import { checkKeys, checkPayment } from './check-payments.ts';
import { checkRates } from './rates.ts';
import { checkForgeries, checkRefusals } from './refusals.ts';
import { error, ok, reasonOf, resultsOf, type CheckResult, type Finding } from './result.ts';
import { openShop, type Fetch } from './shop.ts';
import { checkPaid, checkPaying } from './way-back.ts';

interface Check {
  readonly name: string;
  readonly run: (subject: Subject) => Iterable<Finding> | AsyncIterable<Finding>;
  /** What must be there before: something to order, its price, an order of it, or the token of a payment. */
  readonly needs?: 'offer' | 'price' | 'order' | 'token';
}

/** The checks in their order. Those of all answers come after the checks that call. */
const checks: readonly Check[] = [
  { name: 'catalogue', run: checkCatalogue },
  { name: 'orders', run: checkOrders, needs: 'offer' },
  { name: 'rates', run: checkRates, needs: 'price' },
  { name: 'trust', run: checkForgeries, needs: 'order' },
  { name: 'keys', run: checkKeys, needs: 'order' },
  { name: 'payment', run: checkPayment, needs: 'order' },
  { name: 'way back', run: checkPaying, needs: 'order' },
  { name: 'way back', run: checkPaid, needs: 'token' },
  { name: 'refusals', run: checkRefusals },
  { name: 'other sites', run: ofExchanges(accessProblems) },
  { name: 'answers', run: ofExchanges(bodyProblems) },
  { name: 'headers', run: ofExchanges(headerProblems) },
  { name: 'files', run: checkFiles },
  { name: 'script', run: checkScript },
];

async function runCheck({ name, run }: Check, subject: Subject): Promise<readonly CheckResult[]> {
  const findings: Finding[] = [];
  try {
    for await (const finding of run(subject)) findings.push(finding);
  } catch (cause) {
    findings.push(error(`${name.replace(' ', '-')}-refused`, `A call that should work fails: ${reasonOf(cause)}.`));
  }
  return resultsOf(name, findings.length > 0 ? findings : [ok('No problems.')]);
}

/** Whether a check can run after what was found. */
function canRun({ needs }: Check, { withOrders, paid }: Subject, found: readonly CheckResult[]): boolean {
  const has = (...codes: readonly string[]): boolean => found.some(({ code = '' }) => codes.includes(code));
  if (needs === undefined) return true;
  if (needs === 'token') return paid !== undefined;
  if (has('no-voice', 'no-service') || (needs === 'order' && !withOrders)) return false;
  return needs === 'offer' || !has('order-refused');
}

type Settings = Pick<Subject, 'api' | 'withOrders' | 'paid'> & { readonly reach?: Fetch };

/** Checks a shop with the form's calls from another site, and with calls that the form never makes. */
export async function checkShop({ api, reach = fetch, ...settings }: Settings): Promise<readonly CheckResult[]> {
  const shop = openShop(api.replace(/\/+$/u, ''), reach);
  const subject = { ...shop, ...settings, ...(await loadCatalogue(shop)) };
  const results: CheckResult[] = [];
  for (const check of checks) if (canRun(check, subject, results)) results.push(...(await runCheck(check, subject)));
  return results;
}
