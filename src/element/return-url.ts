import { ownUrl } from '../api/urls.ts';
import { reflected } from './reflect.ts';

/** The page's origin and path; null for a page without an origin of its own, as in some sandboxed frames. */
function pageWithoutQuery(): URL | null {
  const url = ownUrl(location.href);
  if (url !== null) url.search = '';
  return url;
}

/** The page to return to after checkout: the one that `return-url` names on the page's origin, else the page itself. */
export function returnUrlOf(element: Element): string | null {
  const asked = element.getAttribute(reflected.returnUrl)?.trim();
  return ((asked && ownUrl(asked, document.baseURI)) || pageWithoutQuery())?.href ?? null;
}
