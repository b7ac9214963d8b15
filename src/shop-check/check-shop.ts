import { accessProblems, bodyProblems, headerProblems, problemsOfAll } from './answers.ts';
import { checkCatalogue, loadCatalogue, type Subject } from './check-catalogue.ts';
import { checkFiles, checkScript } from './files.ts';
import { checkOrders } from './check-orders.ts';
import { checkKeys, checkPayment } from './check-payments.ts';
import { checkRates } from './rates.ts';
import { checkForgeries, checkRefusals } from './refusals.ts';
import { error, ok, reasonOf, resultsOf, type CheckResult, type Finding } from './result.ts';
import { openShop, type Fetch } from './shop.ts';
import { checkPaid, checkPaying } from './way-back.ts';

type Settings = Pick<Subject, 'api' | 'withOrders' | 'paid'> & { readonly reach?: Fetch };

/** Checks a shop with the form's calls from another site, and with calls that the form never makes. */
export async function checkShop({ api, reach = fetch, ...settings }: Settings): Promise<readonly CheckResult[]> {
  const shop = openShop(api.replace(/\/+$/u, ''), reach);
  const subject: Subject = { ...shop, ...settings, ...(await loadCatalogue(shop)) };
  const results: CheckResult[] = [];
  const run = async (check: string, found: Iterable<Finding> | AsyncIterable<Finding>): Promise<void> => {
    const findings: Finding[] = [];
    try {
      for await (const finding of found) findings.push(finding);
    } catch (cause) {
      findings.push(error(`${check.replace(' ', '-')}-refused`, `A call that should work fails: ${reasonOf(cause)}.`));
    }
    results.push(...resultsOf(check, findings.length > 0 ? findings : [ok('No problems.')]));
  };
  await run('catalogue', checkCatalogue(subject));
  if (subject.voice !== null && subject.types.length > 0) {
    await run('orders', checkOrders(subject));
    const isOrderRefused = results.some(({ code }) => code === 'order-refused');
    if (!isOrderRefused) await run('rates', checkRates(subject));
    if (!isOrderRefused && subject.withOrders) {
      await run('trust', checkForgeries(subject));
      await run('keys', checkKeys(subject));
      await run('payment', checkPayment(subject));
      await run('way back', checkPaying(subject));
    }
  }
  if (subject.paid !== undefined) await run('way back', checkPaid(subject));
  await run('refusals', checkRefusals(subject));
  // All answers so far.
  await run('other sites', problemsOfAll(shop, accessProblems));
  await run('answers', problemsOfAll(shop, bodyProblems));
  await run('headers', problemsOfAll(shop, headerProblems));
  await run('files', checkFiles(subject));
  await run('script', checkScript(subject));
  return results;
}
