import type { OtherLanguage } from '../text/language.ts';

type Words = Readonly<Record<'heading' | 'subHeading' | 'text', string>>;

/** What the shop tells buyers above the order form. */
export const banner = {
  id: 'autumn',
  heading: 'New voices in the studio',
  subHeading: 'English, French, Spanish, German, Italian and Portuguese',
  text: 'Listen to this season’s new artists, and take 20% off orders from 100 dollars, up to 40 dollars off, with the code AUTUMN20.',
  translations: {
    fr: {
      heading: 'De nouvelles voix au studio',
      subHeading: 'Français, anglais, espagnol, allemand, italien et portugais',
      text: 'Écoutez les nouveaux artistes de la saison et profitez de 20\u00a0% de rabais dès 100 dollars d’achat, jusqu’à concurrence de 40 dollars, avec le code AUTUMN20.',
    },
    es: {
      heading: 'Voces nuevas en el estudio',
      subHeading: 'Español, inglés, francés, alemán, italiano y portugués',
      text: 'Escuche las voces nuevas de la temporada y reciba un 20% de descuento en pedidos desde 100 dólares, con un máximo de 40 dólares, usando el código AUTUMN20.',
    },
  } satisfies Readonly<Record<OtherLanguage, Words>>,
  // Without a colour of its own it has the form's accent.
  color: '',
  active: true,
} as const;
