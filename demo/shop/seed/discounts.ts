import type { DiscountRecord } from '../repositories/catalogue.ts';
import type { OtherLanguage } from '../text/language.ts';

type Translated<Names extends string> = Readonly<Record<OtherLanguage, Readonly<Record<Names, string>>>>;

interface DiscountSeed extends Omit<DiscountRecord, 'isActive'> {
  readonly translations: Translated<'title'> | Translated<'title' | 'description'>;
}

/** Amounts in cents of the order's currency, percentages in hundredths of a percent, 0 for no limit. */
export const discounts: readonly DiscountSeed[] = [
  {
    id: 'd-welcome',
    code: 'WELCOME10',
    title: 'Welcome: 10% off',
    description: '10% off your order.',
    translations: {
      fr: { title: 'Bienvenue\u00a0: 10\u00a0% de rabais', description: '10\u00a0% de rabais sur votre commande.' },
      es: { title: 'Bienvenida: 10% de descuento', description: '10% de descuento en su pedido.' },
    },
    type: 'percentage',
    value: 1_000,
    minOrderAmount: 0,
    maxDiscount: 0,
  },
  {
    id: 'd-hold',
    code: 'HOLD25',
    title: '$25 off',
    description: null,
    translations: { fr: { title: '25\u00a0$ de rabais' }, es: { title: '$25 de descuento' } },
    type: 'fixed',
    value: 2_500,
    minOrderAmount: 15_000,
    maxDiscount: 0,
  },
  {
    id: 'd-autumn',
    code: 'AUTUMN20',
    title: 'Autumn sale: 20% off',
    description: null,
    translations: {
      fr: { title: 'Solde d’automne\u00a0: 20\u00a0% de rabais' },
      es: { title: 'Oferta de otoño: 20% de descuento' },
    },
    type: 'percentage',
    value: 2_000,
    minOrderAmount: 10_000,
    maxDiscount: 4_000,
  },
  {
    id: 'd-tenoff',
    code: 'TENOFF',
    title: '$10 off',
    description: 'Thank you for coming back.',
    translations: {
      fr: { title: '10\u00a0$ de rabais', description: 'Merci de votre fidélité.' },
      es: { title: '$10 de descuento', description: 'Gracias por su preferencia.' },
    },
    type: 'fixed',
    value: 1_000,
    minOrderAmount: 0,
    maxDiscount: 0,
  },
];
