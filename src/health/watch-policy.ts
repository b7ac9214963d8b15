import { httpUrl } from '../api/urls.ts';
import type { Refusal } from './policy-advice.ts';

export const originOf = (address: string): string => httpUrl(address)?.origin ?? '';

const isOfForm = (event: SecurityPolicyViolationEvent): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.localName === 'voice-order-form');

/** What was refused by which directive of which policy: an origin, or a kind such as `blob:`. */
function refusalOf({ effectiveDirective, blockedURI, originalPolicy }: SecurityPolicyViolationEvent): Refusal {
  const source = originOf(blockedURI) || `${blockedURI.split(':')[0]}:`;
  return { directive: effectiveDirective, source, policy: originalPolicy };
}

interface Seen {
  readonly refusal: Refusal;
  readonly isInside: boolean;
  readonly origins: readonly string[];
}

/** Remembers what the page's policies refuse, until it is asked what of that was the form's: by the addresses it uses. */
export function watchPolicy() {
  const seen: Seen[] = [];
  const remember = (event: SecurityPolicyViolationEvent): void => {
    if (event.disposition === 'report') return;
    const origins = [event.blockedURI, event.sourceFile].map(originOf);
    seen.push({ refusal: refusalOf(event), isInside: isOfForm(event), origins });
  };
  document.addEventListener('securitypolicyviolation', remember);
  return {
    end: async (addresses: readonly string[]): Promise<readonly Refusal[]> => {
      // Browsers tell of a refusal some time after it.
      await new Promise((resolve) => setTimeout(resolve, 100));
      document.removeEventListener('securitypolicyviolation', remember);
      const ours = new Set(addresses.map(originOf));
      const isOurs = ({ isInside, origins }: Seen): boolean => isInside || origins.some((origin) => ours.has(origin));
      return seen.filter(isOurs).map(({ refusal }) => refusal);
    },
  };
}
