const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

const isObject = (value) => typeof value === 'object' && value !== null;
const isPlural = (value) => isObject(value) && Object.keys(value).every((key) => categories.includes(key));

/** A text; one with placeholders may have a form for each plural category. */
const textType = (texts) =>
  texts.some((text) => isPlural(text) || text.includes('{')) ? 'string | Plurals' : 'string';

/** The type of a part of the languages, given its value in each language. */
function typeOf(parts) {
  if (parts.every((part) => typeof part === 'string' || isPlural(part))) return textType(parts);
  if (parts.every(Array.isArray)) return `ReadonlyArray<${typeOf(parts.flat())}>`;
  if (!parts.every(isObject)) return JSON.stringify(parts[0]);
  const keys = Object.keys(parts[0]);
  const areAlike = parts.every((part) => Object.keys(part).join() === keys.join());
  // Words whose keys differ between languages.
  if (!areAlike) return `{ readonly [word: string]: ${typeOf(parts.flatMap(Object.values))} }`;
  const fields = keys.map((key) => `readonly ${JSON.stringify(key)}?: ${typeOf(parts.map((part) => part[key]))};`);
  return `{ ${fields.join(' ')} }`;
}

/** The type of texts for `addLanguage`, as a declaration file: the shape of the languages, with every part optional. */
export function textsTypeOf(languages) {
  const alike = languages.map(({ direction: _direction, ...texts }) => texts);
  return `type Plurals = { readonly other: string } & { readonly [category in ${categories.map((name) => `'${name}'`).join(' | ')}]?: string };

/** The texts of a language, in the shape of \`fr.json\`. Missing texts are in English. */
export type VoiceOrderFormTexts = { readonly direction?: 'rtl' | null } & ${typeOf(alike)};
`;
}
