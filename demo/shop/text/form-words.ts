import { statesOf, type State } from '../../../src/domain/buyer/regions.ts';
import type { StyleGuide } from '../../../src/domain/order/style-guide.ts';
import type { PhoneSystem } from '../../../src/domain/phone-systems/phone-systems.ts';
import { styleGuides } from '../../../src/text/style-guides.en.ts';
import { companyPlaceholder, templates } from '../../../src/text/templates.en.ts';
import { translations } from '../../../src/text/translations.ts';
import { languageFacts, type Language } from './language.ts';

/** Texts of the form that the shop needs too. */
interface FormWords {
  readonly styleGuides: Readonly<Record<StyleGuide, { readonly label: string; readonly text: string }>>;
  /** Names of states by country and code (`CA-QC`), if the language has its own. */
  readonly states: Readonly<Record<string, string>>;
  /** Words for phone systems and formats, if they differ from English. */
  readonly options: {
    readonly systemNames: Readonly<Record<string, string>>;
    readonly formatWords: Readonly<Record<string, string>>;
  };
  readonly desk: { readonly companyPlaceholder: string; readonly templates: typeof templates };
}

/** The form's own texts by language. */
export const formWords: Readonly<Record<Language, FormWords>> = {
  en: {
    styleGuides,
    states: {},
    options: { systemNames: {}, formatWords: {} },
    desk: { companyPlaceholder, templates },
  },
  ...translations,
};

/** The states of a country, sorted by name in a language. */
export function statesIn(language: Language, country: string): readonly State[] {
  const own = formWords[language].states;
  return statesOf(country)
    .map(({ code, name }) => ({ code, name: own[`${country}-${code}`] ?? name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, languageFacts[language].locale));
}

/** A state among those of all countries, as the shop's forms send it: `CA-ON`. */
export const stateValue = (country: string, state: string): string => (state === '' ? '' : `${country}-${state}`);

/** A format, or other text with its words, in a language: `WAV PCM 8 kHz 16 bits mono`. */
export const inWords = (language: Language, text: string): string =>
  Object.entries(formWords[language].options.formatWords).reduce(
    (said, [word, own]) => said.replaceAll(word, own),
    text,
  );

/** A phone system and its delivered format: `3CX (WAV PCM 8 kHz 16-bit mono)`. */
export function phoneSystemName(language: Language, { value, label, format }: PhoneSystem): string {
  const name = formWords[language].options.systemNames[value] ?? inWords(language, label);
  return label === format ? name : `${name} (${inWords(language, format)})`;
}
