import { noReferrer } from '../api/urls.ts';
import type { Settings } from '../state/host/settings.ts';
import { ok, problem, type Finding } from './health-finding.ts';

type Reach = 'reached' | 'foreign' | 'cors' | 'unreachable';

/** Requests the services from the shop's API and returns the result. Never throws. */
export async function reachShop(apiUrl: string): Promise<Reach> {
  const url = `${apiUrl}/service`;
  try {
    const response = await fetch(url, noReferrer);
    const answer: unknown = await response.json().catch(() => null);
    return response.ok && answer !== null ? 'reached' : 'foreign';
  } catch {
    // Without reading the response: distinguishes an unreadable one from none.
    const response = await fetch(url, { mode: 'no-cors', ...noReferrer }).catch(() => null);
    return response === null ? 'unreachable' : 'cors';
  }
}

const spelling = 'Check the spelling, or ask the shop.';

/** What a result means for the page. `name` is the attribute as the page has to write it. */
export function checkReach(reach: Reach, apiUrl: string, name: string, isBlocked: boolean): Finding {
  if (reach === 'reached') return ok(`Shop reached at ${apiUrl}`);
  if (reach === 'foreign') {
    return problem(
      `No shop API answers at ${apiUrl} – correct ${name}, or leave it out. If it is right, ask the shop.`,
    );
  }
  if (reach === 'cors') {
    const unreadable = `CORS keeps this page from reading answers from ${apiUrl}`;
    const header = 'access-control-allow-origin: *';
    return problem(`${unreadable} – check ${name}. If it is right, the shop’s API has to send:`, header);
  }
  const reason = isBlocked
    ? 'The page’s content security policy blocks it; see below.'
    : `Check ${name} (a page on https: needs an https: address), and whether an extension or a firewall blocks it.`;
  return problem(`The shop’s address ${apiUrl} can’t be reached. ${reason}`);
}

/** Asks the shop about the page's referral code and discount code. Never throws. */
export async function checkCodes({ apiUrl, referral, discount }: Settings): Promise<readonly Finding[]> {
  const isUnknown = async (path: string, code: string | null): Promise<boolean> => {
    if (code === null) return false;
    const response = await fetch(`${apiUrl}/${path}/${encodeURIComponent(code)}`, noReferrer).catch(() => null);
    return response?.status === 404;
  };
  const findings: Finding[] = [];
  if (await isUnknown('company/branding', referral)) {
    findings.push(problem(`The shop doesn’t recognize the referral code ${referral}. ${spelling}`));
  }
  if (await isUnknown('discount', discount)) {
    const effect = 'so orders start without a discount. Buyers don’t see a message.';
    findings.push(problem(`The discount code ${discount} is not valid, ${effect} ${spelling}`));
  }
  return findings;
}
