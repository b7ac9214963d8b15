import { limits } from '../../../src/domain/common/limits.ts';
import type { Cents } from '../pricing/money.ts';
import type { RateCard } from '../pricing/price-order.ts';
import type { ServiceRecord } from '../repositories/catalogue.ts';
import type { OtherLanguage } from '../text/language.ts';

export interface ServiceSeed extends ServiceRecord {
  readonly translations: Readonly<Record<OtherLanguage, { readonly title: string }>>;
}

const included = {
  includedPrompts: limits.includedPrompts,
  includedWordsPerPrompt: limits.includedWordsPerPrompt,
};

/** Prices in cents. Each currency has its own, so that prices don't change with exchange rates. */
type Prices = { readonly [Rate in keyof RateCard]: readonly [CAD: Cents, USD: Cents] };

function cardOf({ fixed, extraPrompts, extraWords, ...options }: Prices, currency: 0 | 1): RateCard {
  const optionRates = Object.entries(options).map(([rate, prices]) => [rate, prices[currency]]);
  return {
    fixed: fixed[currency],
    extraPrompts: extraPrompts[currency],
    extraWords: extraWords[currency],
    ...Object.fromEntries(optionRates),
  };
}

const ratesOf = (prices: Prices): ServiceSeed['rates'] => ({ CAD: cardOf(prices, 0), USD: cardOf(prices, 1) });

export const services: readonly ServiceSeed[] = [
  {
    ...included,
    id: 'moh',
    title: 'On Hold Message',
    translations: { fr: { title: 'Message d’attente' }, es: { title: 'Mensajes de espera' } },
    rates: ratesOf({
      fixed: [12_900, 9_900],
      extraPrompts: [2_900, 2_200],
      extraWords: [35, 27],
      proofReading: [1_500, 1_200],
      rushProduction: [4_900, 3_900],
      updateVoicemailGreeting: [0, 0],
    }),
  },
  {
    ...included,
    id: 'voip',
    title: 'Telephone Voice Prompts',
    translations: { fr: { title: 'Accueil et menus vocaux' }, es: { title: 'Saludos y menús' } },
    rates: ratesOf({
      fixed: [8_900, 6_900],
      extraPrompts: [1_900, 1_500],
      extraWords: [30, 24],
      proofReading: [1_500, 1_200],
      rushProduction: [3_900, 2_900],
      updateVoicemailGreeting: [0, 0],
    }),
  },
  {
    ...included,
    id: 'mvoice',
    title: 'Mobile Voicemail',
    translations: { fr: { title: 'Boîte vocale du cellulaire' }, es: { title: 'Buzón de voz del celular' } },
    rates: ratesOf({
      fixed: [5_900, 4_500],
      extraPrompts: [0, 0],
      extraWords: [30, 24],
      proofReading: [1_000, 800],
      rushProduction: [2_900, 2_200],
      updateVoicemailGreeting: [1_900, 1_500],
    }),
  },
];
