import { forEachCurrency, type Currency } from '../../../src/domain/checkout/currency.ts';
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
type Prices = { readonly [Rate in keyof RateCard]: Readonly<Record<Currency, Cents>> };

function cardOf({ fixed, extraPrompts, extraWords, ...options }: Prices, currency: Currency): RateCard {
  const optionRates = Object.entries(options).map(([rate, prices]) => [rate, prices[currency]]);
  return {
    fixed: fixed[currency],
    extraPrompts: extraPrompts[currency],
    extraWords: extraWords[currency],
    ...Object.fromEntries(optionRates),
  };
}

const ratesOf = (prices: Prices): ServiceSeed['rates'] => forEachCurrency((currency) => cardOf(prices, currency));

export const services: readonly ServiceSeed[] = [
  {
    ...included,
    id: 'moh',
    title: 'On Hold Message',
    translations: { fr: { title: 'Message d’attente' }, es: { title: 'Mensajes de espera' } },
    rates: ratesOf({
      fixed: { CAD: 12_900, USD: 9_900 },
      extraPrompts: { CAD: 2_900, USD: 2_200 },
      extraWords: { CAD: 35, USD: 27 },
      proofReading: { CAD: 1_500, USD: 1_200 },
      rushProduction: { CAD: 4_900, USD: 3_900 },
      updateVoicemailGreeting: { CAD: 0, USD: 0 },
    }),
  },
  {
    ...included,
    id: 'voip',
    title: 'Telephone Voice Prompts',
    translations: { fr: { title: 'Accueil et menus vocaux' }, es: { title: 'Saludos y menús' } },
    rates: ratesOf({
      fixed: { CAD: 8_900, USD: 6_900 },
      extraPrompts: { CAD: 1_900, USD: 1_500 },
      extraWords: { CAD: 30, USD: 24 },
      proofReading: { CAD: 1_500, USD: 1_200 },
      rushProduction: { CAD: 3_900, USD: 2_900 },
      updateVoicemailGreeting: { CAD: 0, USD: 0 },
    }),
  },
  {
    ...included,
    id: 'mvoice',
    title: 'Mobile Voicemail',
    translations: { fr: { title: 'Boîte vocale du cellulaire' }, es: { title: 'Buzón de voz del celular' } },
    rates: ratesOf({
      fixed: { CAD: 5_900, USD: 4_500 },
      extraPrompts: { CAD: 0, USD: 0 },
      extraWords: { CAD: 30, USD: 24 },
      proofReading: { CAD: 1_000, USD: 800 },
      rushProduction: { CAD: 2_900, USD: 2_200 },
      updateVoicemailGreeting: { CAD: 1_900, USD: 1_500 },
    }),
  },
];
