type Value = string | number;

/** Patterns by plural category of the first value (`Intl.PluralRules`); `other` is used for missing categories. */
export type Plurals = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** The placeholders of a pattern, each once, in the order in which they first appear. */
type NamesIn<
  Pattern extends string,
  Found extends readonly string[] = readonly [],
> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? NamesIn<Rest, Name extends Found[number] ? Found : readonly [...Found, Name]>
  : Found;

/** A text with values: one argument for each placeholder, in order. */
export interface Phrase<Names extends readonly string[] = readonly string[]> {
  (...values: { readonly [At in keyof Names]: Value }): string;
  readonly names: readonly string[];
}

const placeholder = /\{(\w+)\}/g;

/** The placeholders of a pattern, each once, in the order in which they first appear. */
export const namesIn = (pattern: string): readonly string[] => [
  ...new Set([...pattern.matchAll(placeholder)].map(([, name = '']) => name)),
];

interface Wording {
  /** English's placeholders: the values are passed in their order. */
  readonly names: readonly string[];
  readonly patterns: string | Plurals;
  readonly rules: Intl.PluralRules;
}

/** The pattern, or the pattern for the count in the first value. */
export function wording({ names, patterns, rules }: Wording) {
  const patternFor = (count: Value | undefined): string =>
    typeof patterns === 'string' ? patterns : (patterns[rules.select(Number(count))] ?? patterns.other);
  const say = (...values: readonly Value[]): string =>
    patternFor(values[0]).replace(placeholder, (all, name: string) => String(values[names.indexOf(name)] ?? all));
  return Object.assign(say, { names });
}

const rules = new Intl.PluralRules('en');

/** An English text with values, such as `Voice #{number}: {name}`. */
export const phrase = <Pattern extends string>(pattern: Pattern): Phrase<NamesIn<Pattern>> =>
  wording({ names: namesIn(pattern), patterns: pattern, rules });

/** An English text that counts its first value, such as `{count} word` and `{count} words`. */
export const counted = <Other extends string>(patterns: {
  readonly one: string;
  readonly other: Other;
}): Phrase<NamesIn<Other>> => wording({ names: namesIn(patterns.other), patterns, rules });
