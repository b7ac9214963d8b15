import { findPhoneSystem } from '../../src/domain/phone-systems/phone-systems.ts';
import { serviceRules } from '../../src/domain/order/services.ts';
import type { Choices, Refused } from './choices.ts';
import { contrastOf } from './contrast.ts';
import type { ShopFacts } from './shop-facts.ts';

function wrongReferral({ referral }: Choices, { isPartner }: ShopFacts): string {
  if (referral === '') return 'Without a code, orders won’t be credited to you.';
  return isPartner === false ? 'The shop doesn’t recognize this code, so orders won’t be credited to you.' : '';
}

function wrongSystem({ service, 'phone-system': system }: Choices): string {
  if (system === '') return '';
  if (findPhoneSystem(system) === undefined)
    return 'The form doesn’t list this phone system. Orders will start with MP3.';
  return serviceRules[service].onlyPhoneSystem === null
    ? ''
    : 'This has no effect on voicemail, which is for mobile phones.';
}

/** WCAG's minimum for text. */
const minContrast = 4.5;

/**
 * Text in the accent's colour is on cards; on the form's own dark cards, the form lightens it. Text on the accent is
 * black or white, whichever is easier to read.
 */
function faintAccent({ accent, surface, scheme }: Choices): string {
  if (accent === '' || (scheme === 'dark' && surface === '')) return '';
  const contrast = contrastOf(accent, surface || '#ffffff');
  return contrast >= minContrast
    ? ''
    : `Hard to read: the contrast is ${contrast.toFixed(1)} : 1; ${minContrast} : 1 is needed.`;
}

const refusal = (name: string, value: string): string =>
  name === 'font'
    ? 'Not a valid font list. Write it as in CSS: Georgia, "Open Sans", serif'
    : `“${value}” can’t be used here.`;

/** The notes beside fields, by field name: about values that the kit, the form or the shop does not accept. */
export function wrongIn(choices: Choices, facts: ShopFacts, refused: Refused): ReadonlyMap<string, string> {
  const { voice } = choices;
  const isOffered = voice === '' || facts.voices === null || facts.voices.some(({ id }) => id === voice);
  return new Map([
    ['referral', wrongReferral(choices, facts)],
    ['discount', facts.isDiscount === false ? 'This code isn’t valid. Orders will start without a discount.' : ''],
    ['voice', isOffered ? '' : 'The shop doesn’t offer this voice with your code. Orders will start without a voice.'],
    ['phone-system', wrongSystem(choices)],
    ['accent', faintAccent(choices)],
    [
      'test',
      choices.test !== '' && facts.isTestable === false ? 'The shop has no test mode, so nothing can be ordered.' : '',
    ],
    ...refused.map(([name, value]) => [name, refusal(name, value)] as const),
  ]);
}
