import { findMeant, lettersOf } from './find-meant.ts';

/**
 * Common names for an attribute that differ by more than a slip → the attribute. Without hyphens, because these are
 * often left out.
 */
const aliases: ReadonlyMap<string, string> = new Map([
  ['language', 'lang'],
  ['langage', 'lang'],
  ['langue', 'lang'],
  ['locale', 'lang'],
  ['referralcode', 'referral'],
  ['partner', 'referral'],
  ['partnercode', 'referral'],
  ['partnerid', 'referral'],
  ['affiliate', 'referral'],
  ['ref', 'referral'],
  ['code', 'referral'],
  ['servicetype', 'service'],
  ['voiceid', 'voice'],
  ['phone', 'phone-system'],
  ['discountcode', 'discount'],
  ['coupon', 'discount'],
  ['promo', 'discount'],
  ['campaign', 'reference'],
  ['campaignid', 'reference'],
  ['clientreferenceid', 'reference'],
  ['customdata', 'reference'],
  ['externalid', 'reference'],
  ['metadata', 'reference'],
  ['tracking', 'reference'],
  ['utmcampaign', 'reference'],
  ['hiddenparts', 'hide'],
  ['only', 'services'],
  ['mode', 'display'],
  ['popup', 'display'],
  ['label', 'button-label'],
  ['buttontext', 'button-label'],
  ['redirecturl', 'return-url'],
  ['successurl', 'return-url'],
  ['sandbox', 'test'],
  ['testmode', 'test'],
  ['api', 'api-url'],
  ['shop', 'shop-url'],
  ['token', 'access-token'],
]);

/** The attribute that an unknown name is meant for; null if none is close. */
export function meantAttribute(name: string, known: readonly string[]): string | null {
  const alias = aliases.get(lettersOf(name));
  // A name that differs from ours by one slip is meant for ours, whatever else it could mean.
  return findMeant(name, known) ?? (alias !== undefined && known.includes(alias) ? alias : null);
}
