import type { ScriptLanguage } from '../script-language.ts';

/** How signs are said in the language of a script. They go into the script, so that they are no words of the form. */
interface SpokenSigns {
  readonly dot: string;
  readonly at: string;
  readonly slash: string;
  readonly dash: string;
  readonly underscore: string;
  readonly and: string;
  readonly number: string;
  /** The keys `#` and `*` of a phone. */
  readonly pound: string;
  readonly star: string;
}

/** Canada's French and the Spanish of the United States. */
export const spokenSigns: Readonly<Record<ScriptLanguage, SpokenSigns>> = {
  en: {
    dot: 'dot',
    at: 'at',
    slash: 'slash',
    dash: 'dash',
    underscore: 'underscore',
    and: 'and',
    number: 'number',
    pound: 'pound',
    star: 'star',
  },
  fr: {
    dot: 'point',
    at: 'arobas',
    slash: 'barre oblique',
    dash: 'tiret',
    underscore: 'trait de soulignement',
    and: 'et',
    number: 'numéro',
    pound: 'carré',
    star: 'étoile',
  },
  es: {
    dot: 'punto',
    at: 'arroba',
    slash: 'barra',
    dash: 'guion',
    underscore: 'guion bajo',
    and: 'y',
    number: 'número',
    pound: 'numeral',
    star: 'asterisco',
  },
};
