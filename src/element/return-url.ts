import { ownUrl } from '../api/urls.ts';
import { reflected } from './reflect.ts';

/** The page's origin and path; null if the page has no origin, as in some sandboxed frames. */
function pageWithoutQuery(): URL | null {
  const url = ownUrl(location.href);
  if (url !== null) url.search = '';
  return url;
}

/** The page to return to after checkout: `return-url` if it is on the page's origin, otherwise the page itself. */
export function returnUrlOf(element: Element): string | null {
  const asked = element.getAttribute(reflected.returnUrl)?.trim();
  return ((asked && ownUrl(asked, document.baseURI)) || pageWithoutQuery())?.href ?? null;
}
