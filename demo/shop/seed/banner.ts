import type { OtherLanguage } from '../text/language.ts';

type Words = Readonly<Record<'heading' | 'subHeading' | 'text', string>>;

/** The banner above the order form. */
export const banner = {
  id: 'autumn',
  heading: 'New voices in the studio',
  subHeading: '20% off orders of $100 or more',
  text: 'Save up to $40 with code AUTUMN20',
  translations: {
    fr: {
      heading: 'De nouvelles voix au studio',
      subHeading: '20\u00a0% de rabais dès 100\u00a0$ d’achat',
      text: 'Jusqu’à 40\u00a0$ de rabais avec le code AUTUMN20',
    },
    es: {
      heading: 'Voces nuevas en el estudio',
      subHeading: '20% de descuento en pedidos de $100 o más',
      text: 'Hasta $40 de descuento con el código AUTUMN20',
    },
  } satisfies Readonly<Record<OtherLanguage, Words>>,
  // An empty colour means the form's accent colour.
  color: '',
  active: true,
} as const;
