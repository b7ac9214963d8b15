import { httpUrl } from '../api/urls.ts';
import { parseCurrency } from '../domain/currency.ts';
import { findPhoneSystem } from '../domain/phone-systems.ts';
import type { Settings } from '../state/host/settings.ts';
import type { HealthFacts } from './checks.ts';
import { readPage } from './page-facts.ts';
import {
  findShopNear,
  findUnknownVoice,
  probeApi,
  probeDiscount,
  probeFile,
  probeMedia,
  probeReferral,
} from './probe.ts';
import { watchPolicy } from './watch-policy.ts';

/** What the element hands over to be examined. */
export interface Embedding {
  readonly element: HTMLElement;
  readonly settings: Settings;
  /** The language of the texts. */
  readonly locale: string;
  /** The address of a file with texts that could not be loaded, nothing where it has none; null where none is missing. */
  readonly missingTexts: string | null;
  /** The address of the script desk where it could not be loaded, nothing where it has none; null where it is here. */
  readonly missingDesk: string | null;
  readonly script: { readonly version: string; readonly url: string };
}

const isAddress = (value: string): boolean => httpUrl(value, document.baseURI) !== null;
const parsers = {
  currency: parseCurrency,
  'api-url': isAddress,
  'shop-url': isAddress,
  'phone-system': findPhoneSystem,
};

/** The attributes that are set to what they can't be. */
function readIgnored(element: HTMLElement): HealthFacts['ignored'] {
  return Object.entries(parsers).flatMap(([name, parse]) => {
    const value = element.getAttribute(name)?.trim() ?? '';
    return value === '' || parse(value) ? [] : [{ name, value }];
  });
}

/** Looks at the page around an element and at what it reaches. Leaves nothing behind. */
export async function examine(embedding: Embedding): Promise<HealthFacts> {
  const { element, settings, locale, missingTexts, missingDesk, script } = embedding;
  const { apiUrl, referral, language, service } = settings;
  const policy = watchPolicy();
  const [reach, partner, discount, unknownVoice] = await Promise.all([
    probeApi(apiUrl),
    probeReferral(apiUrl, referral),
    probeDiscount(apiUrl, settings.discount),
    findUnknownVoice(apiUrl, settings.voice),
  ]);
  await probeMedia(apiUrl, reach === 'reached');
  for (const file of [missingTexts, missingDesk]) if (file) await probeFile(file);
  const refusedLines = await policy.end([script.url, apiUrl]);
  // What this asks for is not the form's: the policy may well refuse it.
  const meantApi = reach === 'reached' ? null : await findShopNear(apiUrl, script.url);
  return {
    ...readPage(),
    script,
    service: element.getAttribute('service') ?? service,
    referral,
    partner,
    prefill: { code: settings.discount ?? '', discount, unknownVoice },
    language: {
      tag: language,
      isTranslated: language.slice(0, 2).toLowerCase() === locale.slice(0, 2),
      missingTexts,
    },
    missingDesk,
    ignored: readIgnored(element),
    apiUrl,
    reach,
    meantApi,
    refusedLines,
  };
}
