const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

const isObject = (value) => typeof value === 'object' && value !== null;
const isPlural = (value) => isObject(value) && Object.keys(value).every((key) => categories.includes(key));

/** A text; one with placeholders may have a form for each plural category. */
const textType = (texts) =>
  texts.some((text) => isPlural(text) || text.includes('{')) ? 'string | Plurals' : 'string';

/** The type of a part of the languages, given as each of them has it. */
function typeOf(parts) {
  if (parts.every((part) => typeof part === 'string' || isPlural(part))) return textType(parts);
  if (parts.every(Array.isArray)) return `ReadonlyArray<${typeOf(parts.flat())}>`;
  if (!parts.every(isObject)) return JSON.stringify(parts[0]);
  const keys = Object.keys(parts[0]);
  const areAlike = parts.every((part) => Object.keys(part).join() === keys.join());
  // Words that each language has its own of.
  if (!areAlike) return `{ readonly [word: string]: ${typeOf(parts.flatMap(Object.values))} }`;
  const fields = keys.map((key) => `readonly ${JSON.stringify(key)}?: ${typeOf(parts.map((part) => part[key]))};`);
  return `{ ${fields.join(' ')} }`;
}

/** The type of texts for `addLanguage`, as a file of types: the shape of the languages, of which any part may be left out. */
export function textsTypeOf(languages) {
  const alike = languages.map(({ direction: _direction, ...texts }) => texts);
  return `type Plurals = { readonly other: string } & { readonly [category in ${categories.map((name) => `'${name}'`).join(' | ')}]?: string };

/** The texts of a language, in the shape of \`fr.json\`. What is left out is in English. */
export type VoiceOrderFormTexts = { readonly direction?: 'rtl' | null } & ${typeOf(alike)};
`;
}
