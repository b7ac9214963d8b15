import { styleGuides } from '../../../src/text/style-guides.en.ts';
import { companyPlaceholder, templates } from '../../../src/text/templates.en.ts';
import { translations } from '../../../src/text/translations.ts';
import type { StyleGuide } from '../../../src/domain/order/style-guide.ts';
import type { Language } from './language.ts';

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
