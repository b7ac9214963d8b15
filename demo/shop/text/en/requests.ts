/** Errors in the shape of a request. They follow the name of the field: `items: at most 20 messages`. */
export const requests = {
  missing: (name: string) => `"${name}" is missing`,
  wrongType: (types: readonly JsonType[]) => `must be ${types.map((type) => typeNames[type]).join(' or ')}`,
  notOneOf: (values: readonly string[]) => `must be one of ${values.join(', ')}`,
  tooMany: (most: number, entries: Entries) => `at most ${most} ${entryNames[entries]}`,
  tooLong: (most: number) => `at most ${most} characters`,
  empty: 'must not be empty',
  wrongForm: 'has the wrong format',
  tooSmall: (least: number) => `must be at least ${least}`,
  tooLarge: (most: number) => `must be at most ${most}`,
  invalid: 'is not valid',
};

const typeNames = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

/** Names for the entries of a list. */
const entryNames = { messages: 'messages', voices: 'voices', tracks: 'tracks', other: 'entries' };

export type JsonType = keyof typeof typeNames;
export type TypeNames = Readonly<Record<JsonType, string>>;
export type Entries = keyof typeof entryNames;
export type EntryNames = Readonly<Record<Entries, string>>;
