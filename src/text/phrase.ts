type Value = string | number;

/** Patterns by plural category of the first value (`Intl.PluralRules`); `other` is used for missing categories. */
export type Plurals = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** `namesIn` as a type. */
type NamesIn<
  Pattern extends string,
  Found extends readonly string[] = readonly [],
> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? NamesIn<Rest, Name extends Found[number] ? Found : readonly [...Found, Name]>
  : Found;

/** A text with values: one argument for each placeholder, in order. */
export interface Phrase<Names extends readonly string[] = readonly string[]> {
  (...values: { readonly [At in keyof Names]: Value }): string;
  /** The English pattern: the values are passed in the order of its placeholders. */
  readonly pattern: string;
}

const placeholder = /\{(\w+)\}/g;

/** The placeholders of a pattern, each once, in the order in which they first appear. */
export const namesIn = (pattern: string): readonly string[] => [
  ...new Set([...pattern.matchAll(placeholder)].map(([, name = '']) => name)),
];

export interface Wording {
  readonly pattern: string;
  readonly patterns: string | Plurals;
  readonly rules: Intl.PluralRules;
  /** Writes a number in the language; as it is if missing. */
  readonly numbers?: Intl.NumberFormat;
}

/** The pattern, or the pattern for the count in the first value. */
export function wording({ pattern, patterns, rules, numbers }: Wording) {
  const written = (value: Value): string =>
    typeof value === 'number' && numbers ? numbers.format(value) : String(value);
  const patternFor = (count: Value | undefined): string =>
    typeof patterns === 'string' ? patterns : (patterns[rules.select(Number(count))] ?? patterns.other);
  const say = (...values: readonly Value[]): string => {
    const names = namesIn(pattern);
    return patternFor(values[0]).replace(placeholder, (all, name: string) =>
      written(values[names.indexOf(name)] ?? all),
    );
  };
  return Object.assign(say, { pattern });
}

const rules = new Intl.PluralRules('en');

/** An English text with values, such as `Voice #{number}: {name}`. */
export const phrase = <Pattern extends string>(pattern: Pattern): Phrase<NamesIn<Pattern>> =>
  wording({ pattern, patterns: pattern, rules });

/** An English text that counts its first value, such as `{count} word` and `{count} words`. */
export const counted = <Other extends string>(patterns: {
  readonly one: string;
  readonly other: Other;
}): Phrase<NamesIn<Other>> => wording({ pattern: patterns.other, patterns, rules });

const dictionaries = new WeakSet<object>();

/** Marks an object whose keys differ between languages; all other objects have the same keys in every language. */
export function dictionary<Words extends object>(words: Words): Words {
  dictionaries.add(words);
  return words;
}

export const isDictionary = (value: object): boolean => dictionaries.has(value);
