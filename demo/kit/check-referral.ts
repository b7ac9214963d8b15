import { part } from './parts.ts';

const input = part('#referral', HTMLInputElement);
const told = part('#referral-unknown', HTMLElement);

let asked = '';

/** Says where the shop does not know a referral code; while it does not answer, nothing. */
export async function checkReferral(shop: string, code: string): Promise<void> {
  if (code === asked) return;
  asked = code;
  const address = `${shop}/api/company/branding/${encodeURIComponent(code)}`;
  const answer = code === '' ? null : await fetch(address).catch(() => null);
  if (code !== asked) return;
  const isUnknown = answer?.status === 404;
  input.setAttribute('aria-invalid', String(isUnknown));
  told.textContent = isUnknown ? 'The shop does not know this code: orders would not count as yours.' : '';
}
