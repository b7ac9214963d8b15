import { httpUrl } from '../api/urls.ts';

const originOf = (address: string): string => httpUrl(address)?.origin ?? '';

const isOfForm = (event: SecurityPolicyViolationEvent): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.localName === 'voice-order-form');

/** What the policy would have to say: a directive and an origin, or a kind such as `blob:`. */
function lineOf({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): string {
  const source = originOf(blockedURI) || `${blockedURI.split(':')[0]}:`;
  return `${effectiveDirective.replace(/-(elem|attr)$/, '')} ${source}`;
}

/** Remembers what the page's policy refuses, until it is asked what of that was the form's: by the addresses it uses. */
export function watchPolicy() {
  const refused: { readonly line: string; readonly isInside: boolean; readonly origins: readonly string[] }[] = [];
  const remember = (event: SecurityPolicyViolationEvent): void => {
    if (event.disposition === 'report') return;
    const origins = [event.blockedURI, event.sourceFile].map(originOf);
    refused.push({ line: lineOf(event), isInside: isOfForm(event), origins });
  };
  document.addEventListener('securitypolicyviolation', remember);
  return {
    end: async (addresses: readonly string[]): Promise<readonly string[]> => {
      // Browsers tell of a refusal some time after it.
      await new Promise((resolve) => setTimeout(resolve, 100));
      document.removeEventListener('securitypolicyviolation', remember);
      const ours = new Set(addresses.map(originOf));
      const lines = refused.filter(({ isInside, origins }) => isInside || origins.some((origin) => ours.has(origin)));
      return [...new Set(lines.map(({ line }) => line))];
    },
  };
}
