import { warning, ok, orElse, type CheckResult } from './check-result.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

const check = 'pages';

/** The pages of the shop that the form links to. */
const pages = [
  { path: 'terms', why: 'guests agree to the terms but can’t read them' },
  { path: 'login', why: 'the summary links to it; if there are no accounts, say there that guests are welcome' },
  { path: 'register', why: 'the form links to it; if there are no accounts, say there that guests are welcome' },
] as const;

/** Checks that the pages the form links to exist on the API's origin. */
export async function checkPages({ api, visit }: ShopUnderCheck): Promise<readonly CheckResult[]> {
  const problems: CheckResult[] = [];
  for (const { path, why } of pages) {
    const { href } = new URL(`/${path}`, api);
    const response = await visit(href, { headers: { accept: 'text/html' } }).catch(() => null);
    await response?.body?.cancel();
    const isPage = /text\/html/u.test(response?.headers.get('content-type') ?? '');
    if (response?.ok && isPage) continue;
    const answer = response === null ? 'does not answer' : response.ok ? 'is not a page' : `answers ${response.status}`;
    problems.push(
      warning(
        check,
        `no-${path}`,
        `${href} ${answer}: ${why}. If the page is on another site, pages need \`shop-url\`.`,
      ),
    );
  }
  return orElse(problems, ok(check, '/terms, /login and /register exist.'));
}
