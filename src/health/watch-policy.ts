import { httpUrl } from '../api/urls.ts';
import type { Refusal } from './policy-advice.ts';

export const originOf = (address: string): string => httpUrl(address)?.origin ?? '';

const isOfForm = (event: SecurityPolicyViolationEvent): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.localName === 'voice-order-form');

/** What was blocked, and by which directive of which policy: an origin, or a kind such as `blob:`. */
function refusalOf({ effectiveDirective, blockedURI, originalPolicy }: SecurityPolicyViolationEvent): Refusal {
  const source = originOf(blockedURI) || `${blockedURI.split(':')[0]}:`;
  return { directive: effectiveDirective, source, policy: originalPolicy };
}

interface Seen {
  readonly refusal: Refusal;
  readonly isInside: boolean;
  readonly origins: readonly string[];
}

/**
 * Records what the page's policies block, until it is asked which of that belongs to the form, by the URLs that the
 * form uses.
 */
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
      // Browsers report a violation with a delay.
      await new Promise((resolve) => setTimeout(resolve, 100));
      document.removeEventListener('securitypolicyviolation', remember);
      const ours = new Set(addresses.map(originOf));
      const isOurs = ({ isInside, origins }: Seen): boolean => isInside || origins.some((origin) => ours.has(origin));
      return seen.filter(isOurs).map(({ refusal }) => refusal);
    },
  };
}
