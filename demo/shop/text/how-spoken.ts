import type { Message } from '../../../src/domain/order/order.ts';
import { withoutNote } from '../../../src/domain/scripts/pronunciation.ts';
import { withoutReader } from '../../../src/domain/order/reader.ts';
import { defaultStyleGuide, styleGuideValues } from '../../../src/domain/order/style-guide.ts';
import { formWords } from './form-words.ts';
import type { Language } from './language.ts';
import { textsIn } from './texts.ts';

/** The guide of a style, in whatever language the buyer read it; any other style is the buyer's own. */
export function styleParts(style: string): Pick<Message, 'guide' | 'customStyle'> {
  if (style === defaultStyleGuide) return { guide: null, customStyle: '' };
  const guide = styleGuideValues.find((value) =>
    Object.values(formWords).some(({ styleGuides }) => styleGuides[value].text === style),
  );
  return guide === undefined ? { guide: 'custom', customStyle: style } : { guide, customStyle: '' };
}

/** The name of a style as in the form's summary; if no guide was chosen, the default one. */
function styleName(language: Language, style: string): string {
  const { guide, customStyle } = styleParts(style);
  return guide === 'custom' ? customStyle.trim() : formWords[language].styleGuides[guide ?? defaultStyleGuide].label;
}

/**
 * How a message is spoken, for its buyer: the reader if the order has several voices, the pronunciations, and the
 * style. One line each, if present.
 */
export function howSpoken(
  language: Language,
  sent: string,
  position: number,
  voices: readonly { readonly name: string }[],
): readonly string[] {
  const { orders: text } = textsIn(language);
  const noted = withoutNote(sent);
  const { pronunciations } = noted;
  const names = voices.map((voice) => voice.name);
  const { style, name: named } = withoutReader(noted.style, names);
  // If no voice is named, the voices take turns.
  const reader = names.length > 1 ? (named ?? names[position % names.length]) : undefined;
  const said = pronunciations.map(({ word, sound }) => `${word} (${sound})`).join(', ');
  const name = styleName(language, style);
  return [
    ...(reader === undefined ? [] : [text.readBy(reader)]),
    ...(said === '' ? [] : [text.pronunciations(said)]),
    ...(name === '' ? [] : [text.style(name)]),
  ];
}
