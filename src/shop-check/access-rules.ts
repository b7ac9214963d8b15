import { redirects, type Exchange } from './browser.ts';
import { rule, type Rule } from './check-result.ts';

/** One exchange, as the rules see it. */
export interface Answer extends Exchange {
  /** The origin of the page that made the call. */
  readonly page: string;
}

/** The parts of a header, in lower case. */
export const listOf = (text: string | null): readonly string[] =>
  (text ?? '').split(',').map((part) => part.trim().toLowerCase());

const allows = ({ headers }: Response, page: string): boolean =>
  ['*', page].includes(headers.get('access-control-allow-origin') ?? '');

/** Describes what an answer has instead of `access-control-allow-origin: *`. */
function originSaid({ headers }: Response): string {
  const said = headers.get('access-control-allow-origin');
  return said === null ? 'has no `access-control-allow-origin`' : `has \`access-control-allow-origin: ${said}\``;
}

function missingHeaders({ preflight, unsafeHeaders }: Answer): readonly string[] {
  const allowed = listOf(preflight?.headers.get('access-control-allow-headers') ?? null);
  // The star does not cover `authorization`.
  return unsafeHeaders.filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  );
}

function isMethodAllowed({ preflight, request: { method } }: Answer): boolean {
  const allowed = listOf(preflight?.headers.get('access-control-allow-methods') ?? null);
  return ['POST', 'GET'].includes(method) || allowed.includes('*') || allowed.includes(method.toLowerCase());
}

const redirectOf = ({ status, headers }: Response): string => `${headers.get('location') ?? 'nowhere'} (${status})`;

const isRedirect = ({ status }: Response): boolean => redirects.has(status);

/** Problems that prevent the page from making the call or reading the answer. */
export const accessRules: readonly Rule<Answer>[] = [
  rule('error', 'preflight-refused', ({ preflight }) =>
    preflight === null || preflight.ok
      ? null
      : `Browsers send OPTIONS first, which gets ${preflight.status}, so they don’t make the call. Answer OPTIONS with 204 and the access-control headers.`,
  ),
  rule('error', 'preflight-origin', ({ preflight, page }) =>
    preflight === null || !preflight.ok || allows(preflight, page)
      ? null
      : `The answer to OPTIONS ${originSaid(preflight)}, so browsers don’t make the call. Send \`access-control-allow-origin: *\`.`,
  ),
  rule('error', 'preflight-method', (answer) =>
    !answer.preflight?.ok || isMethodAllowed(answer)
      ? null
      : `The answer to OPTIONS doesn’t allow ${answer.request.method}. Add it to \`access-control-allow-methods\`.`,
  ),
  rule('error', 'preflight-headers', (answer) => {
    const missing = answer.preflight?.ok ? missingHeaders(answer) : [];
    return missing.length === 0
      ? null
      : `The answer to OPTIONS doesn’t allow ${missing.join(' and ')}, so browsers don’t make the call. Add it to \`access-control-allow-headers\`.`;
  }),
  rule('error', 'no-access', ({ response, page }) =>
    allows(response, page)
      ? null
      : `The answer ${originSaid(response)}, so other sites can’t read it. Send \`access-control-allow-origin: *\` with every answer, including refusals and errors.`,
  ),
  rule('warning', 'access-cached', ({ response: { headers }, page }) =>
    headers.get('access-control-allow-origin') !== page || listOf(headers.get('vary')).includes('origin')
      ? null
      : 'The answer repeats the caller’s origin without `vary: origin`, so caches may serve it to other sites, which can’t read it. Send `access-control-allow-origin: *`.',
  ),
  rule('error', 'redirect', ({ request, response }) =>
    isRedirect(response) && request.method !== 'GET'
      ? `The answer redirects to ${redirectOf(response)}, and browsers drop the body. Answer at this address, or give the form the other one.`
      : null,
  ),
  rule('warning', 'detour', ({ request, response }) =>
    isRedirect(response) && request.method === 'GET'
      ? `The answer redirects to ${redirectOf(response)}, which costs every buyer time. Answer at this address, or give the form the other one.`
      : null,
  ),
];
