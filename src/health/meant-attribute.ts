import { findMeant, lettersOf } from './find-meant.ts';

/** Attribute → other common names for it that differ by more than a slip. Without hyphens: these are often left out. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  lang: ['language', 'langage', 'langue', 'locale'],
  referral: ['referralcode', 'partner', 'partnercode', 'partnerid', 'affiliate', 'ref', 'code'],
  service: ['servicetype'],
  voice: ['voiceid'],
  'phone-system': ['phone'],
  discount: ['discountcode', 'coupon', 'promo'],
  reference: [
    'campaign',
    'campaignid',
    'clientreferenceid',
    'customdata',
    'externalid',
    'metadata',
    'tracking',
    'utmcampaign',
  ],
  hide: ['hiddenparts'],
  services: ['only'],
  display: ['mode', 'popup'],
  'button-label': ['label', 'buttontext'],
  'return-url': ['redirecturl', 'successurl'],
  test: ['sandbox', 'testmode'],
  'api-url': ['api'],
  'shop-url': ['shop'],
  'access-token': ['token'],
};

/** The attribute that an unknown name is meant for; null if none is close. */
export function meantAttribute(name: string, known: readonly string[]): string | null {
  const letters = lettersOf(name);
  const isAlias = (one: string): boolean => aliases[one]?.includes(letters) ?? false;
  // A name that differs from ours by one slip is meant for ours, whatever else it could mean.
  return findMeant(name, known) ?? known.find(isAlias) ?? null;
}
