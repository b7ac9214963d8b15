import type { OtherLanguage } from '../text/language.ts';

type Words = Readonly<Record<'heading' | 'subHeading' | 'text', string>>;

/** What the shop tells buyers above the order form. */
export const banner = {
  id: 'autumn',
  heading: 'New voices in the studio',
  subHeading: '20% off orders from 100 dollars.',
  text: 'Up to 40 dollars off with the code AUTUMN20.',
  translations: {
    fr: {
      heading: 'De nouvelles voix au studio',
      subHeading: '20\u00a0% de rabais dès 100\u00a0$ d’achat.',
      text: 'Jusqu’à 40\u00a0$ de rabais avec le code AUTUMN20.',
    },
    es: {
      heading: 'Voces nuevas en el estudio',
      subHeading: '20% de descuento en pedidos de $100 o más.',
      text: 'Hasta $40 de descuento con el código AUTUMN20.',
    },
  } satisfies Readonly<Record<OtherLanguage, Words>>,
  // Without a colour of its own it has the form's accent.
  color: '',
  active: true,
} as const;
