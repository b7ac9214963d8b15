import type { EntryNames, requests as english, TypeNames } from '../en/requests.ts';

const typeNames: TypeNames = {
  string: 'un texte',
  number: 'un nombre',
  integer: 'un nombre entier',
  boolean: 'vrai ou faux',
  object: 'un objet',
  array: 'une liste',
};

const entryNames: EntryNames = { messages: 'messages', voices: 'voix', tracks: 'pistes', other: 'éléments' };

export const requests: typeof english = {
  missing: (name) => `«\u00a0${name}\u00a0» est absent`,
  wrongType: (types) => `doit être ${types.map((type) => typeNames[type]).join(' ou ')}`,
  notOneOf: (values) => `doit être l’une de ces valeurs\u00a0: ${values.join(', ')}`,
  tooMany: (most, entries) => `doit compter au plus ${most} ${entryNames[entries]}`,
  tooLong: (most) => `doit compter au plus ${most} caractères`,
  empty: 'ne doit pas être vide',
  wrongForm: 'n’est pas dans le bon format',
  tooSmall: (least) => `doit être d’au moins ${least}`,
  tooLarge: (most) => `doit être d’au plus ${most}`,
  invalid: 'n’est pas valide',
};
