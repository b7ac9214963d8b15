import { findPhoneSystem } from '../../src/domain/phone-systems/phone-systems.ts';
import { serviceRules } from '../../src/domain/order/services.ts';
import type { Choices, Refused } from './choices.ts';
import type { ShopFacts } from './shop-facts.ts';

function wrongReferral({ referral }: Choices, { isPartner }: ShopFacts): string {
  if (referral === '') return 'Without a code orders do not count as yours.';
  return isPartner === false ? 'The shop does not know this code: orders would not count as yours.' : '';
}

function wrongSystem({ service, 'phone-system': system }: Choices): string {
  if (system === '') return '';
  if (findPhoneSystem(system) === undefined) return 'The form has no such phone system: orders start with MP3.';
  return serviceRules[service].onlyPhoneSystem === null
    ? ''
    : 'Voicemail is for mobile phones: this has no effect on it.';
}

const refusal = (name: string, value: string): string =>
  name === 'font'
    ? 'This can’t be used. Write families as CSS does: Georgia, "Open Sans", serif'
    : `“${value}” can’t be used here.`;

/** What to say beside fields, by name: of values that the kit did not take, and that the form or the shop would not. */
export function wrongIn(choices: Choices, facts: ShopFacts, refused: Refused): ReadonlyMap<string, string> {
  const { voice } = choices;
  const isOffered = voice === '' || facts.voices === null || facts.voices.some(({ id }) => id === voice);
  return new Map([
    ['referral', wrongReferral(choices, facts)],
    ['discount', facts.isDiscount === false ? 'This code does not hold: orders start without a discount.' : ''],
    ['voice', isOffered ? '' : 'The shop does not offer this voice with your code: orders start without one.'],
    ['phone-system', wrongSystem(choices)],
    ...refused.map(([name, value]) => [name, refusal(name, value)] as const),
  ]);
}
