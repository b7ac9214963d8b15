import { toText } from '../../src/text/to-text.ts';
import { translations } from '../../src/text/translations.ts';

/** French, as the form creates it from its file. */
export const fr = toText(translations.fr);
