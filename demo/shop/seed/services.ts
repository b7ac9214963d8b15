import { limits } from '../../../src/domain/common/limits.ts';
import type { Currency } from '../../../src/domain/checkout/currency.ts';
import type { ServiceType } from '../../../src/domain/order/services.ts';
import type { RateCard } from '../pricing/price-order.ts';
import type { OtherLanguage } from '../text/language.ts';

export interface ServiceSeed {
  readonly id: ServiceType;
  readonly title: string;
  readonly translations: Readonly<Record<OtherLanguage, { readonly title: string }>>;
  readonly includedPrompts: number;
  readonly includedWordsPerPrompt: number;
  readonly rates: Readonly<Record<Currency, RateCard>>;
}

const included = {
  includedPrompts: limits.includedPrompts,
  includedWordsPerPrompt: limits.includedWordsPerPrompt,
};

/** Prices in cents. Each currency has its own list, so that prices don't change with exchange rates. */
export const services: readonly ServiceSeed[] = [
  {
    ...included,
    id: 'moh',
    title: 'On Hold Message',
    translations: { fr: { title: 'Message d’attente' }, es: { title: 'Mensajes de espera' } },
    rates: {
      CAD: {
        fixed: 12_900,
        extraPrompts: 2_900,
        extraWords: 35,
        proofReading: 1_500,
        rushProduction: 4_900,
        updateVoicemailGreeting: 0,
      },
      USD: {
        fixed: 9_900,
        extraPrompts: 2_200,
        extraWords: 27,
        proofReading: 1_200,
        rushProduction: 3_900,
        updateVoicemailGreeting: 0,
      },
    },
  },
  {
    ...included,
    id: 'voip',
    title: 'Telephone Voice Prompts',
    translations: { fr: { title: 'Accueil et menus vocaux' }, es: { title: 'Saludos y menús' } },
    rates: {
      CAD: {
        fixed: 8_900,
        extraPrompts: 1_900,
        extraWords: 30,
        proofReading: 1_500,
        rushProduction: 3_900,
        updateVoicemailGreeting: 0,
      },
      USD: {
        fixed: 6_900,
        extraPrompts: 1_500,
        extraWords: 24,
        proofReading: 1_200,
        rushProduction: 2_900,
        updateVoicemailGreeting: 0,
      },
    },
  },
  {
    ...included,
    id: 'mvoice',
    title: 'Mobile Voicemail',
    translations: { fr: { title: 'Boîte vocale du cellulaire' }, es: { title: 'Buzón de voz del celular' } },
    rates: {
      CAD: {
        fixed: 5_900,
        extraPrompts: 0,
        extraWords: 30,
        proofReading: 1_000,
        rushProduction: 2_900,
        updateVoicemailGreeting: 1_900,
      },
      USD: {
        fixed: 4_500,
        extraPrompts: 0,
        extraWords: 24,
        proofReading: 800,
        rushProduction: 2_200,
        updateVoicemailGreeting: 1_500,
      },
    },
  },
];
