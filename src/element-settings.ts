import { httpUrl } from './api/urls.ts';
import { parseCurrency } from './domain/currency.ts';
import { parseServiceType } from './domain/service.ts';
import type { Settings } from './state/settings.ts';

/** The attributes that r2wc turns into props; all are texts, parsed here (contract.md section 1). */
export interface ElementProps {
  readonly service?: string | undefined;
  readonly referral?: string | undefined;
  readonly apiUrl?: string | undefined;
  readonly shopUrl?: string | undefined;
  readonly stripeKey?: string | undefined;
  readonly currency?: string | undefined;
  readonly userId?: string | undefined;
}

export const propNames = ['service', 'referral', 'apiUrl', 'shopUrl', 'stripeKey', 'currency', 'userId'] as const;

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** An address as the host wrote it, against the page; the given one where it is none. */
function urlOr(value: string | undefined, otherwise: string): string {
  const url = value?.trim() ? httpUrl(value.trim(), document.baseURI) : null;
  if (value?.trim() && url === null) console.warn(`voice-order-form: "${value}" is not a usable address.`);
  return withoutSlash(url?.href ?? otherwise);
}

export const textOr = (value: string | undefined): string | null => value?.trim() || null;

/** The nearest `lang` up the tree, through shadow roots, else English. */
function languageOf(element: Element): string {
  const holder = element.closest('[lang]');
  if (holder) return holder.getAttribute('lang') || 'en';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageOf(root.host) : 'en';
}

/** Whether the element keeps the page's address in step: a valueless attribute, or any value but `false`. */
export const isUrlSynced = (element: Element): boolean =>
  element.hasAttribute('sync-url') && element.getAttribute('sync-url') !== 'false';

/** What the host page asks of an element, parsed; `scriptOrigin` is where the script came from. */
export function readSettings(element: Element, props: ElementProps, scriptOrigin: string): Settings {
  return {
    service: parseServiceType(props.service) ?? 'moh',
    referral: textOr(props.referral),
    apiUrl: urlOr(props.apiUrl, `${scriptOrigin}/api`),
    shopUrl: urlOr(props.shopUrl, scriptOrigin),
    stripeKey: textOr(props.stripeKey),
    currency: parseCurrency(props.currency),
    language: languageOf(element),
  };
}
