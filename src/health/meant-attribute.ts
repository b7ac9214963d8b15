import { findMeant, lettersOf } from './find-meant.ts';

/** What people write for an attribute whose name has other letters → the attribute. By letters, as hyphens are often left out. */
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

/** The attribute that a name which is none of ours is meant for; null where it is near to none. */
export function meantAttribute(name: string, known: readonly string[]): string | null {
  const alias = aliases.get(lettersOf(name));
  // What differs from ours by a slip is that, whatever else it could be.
  return findMeant(name, known) ?? (alias !== undefined && known.includes(alias) ? alias : null);
}
