import type { EntryNames, requests as english, TypeNames } from '../en/requests.ts';

const typeNames: TypeNames = {
  string: 'un texto',
  number: 'un número',
  integer: 'un número entero',
  boolean: 'verdadero o falso',
  object: 'un objeto',
  array: 'una lista',
};

const entryNames: EntryNames = { messages: 'mensajes', voices: 'voces', tracks: 'pistas', other: 'elementos' };

export const requests: typeof english = {
  missing: (name) => `falta “${name}”`,
  wrongType: (types) => `debe ser ${types.map((type) => typeNames[type]).join(' o ')}`,
  notOneOf: (values) => `debe ser uno de estos valores: ${values.join(', ')}`,
  tooMany: (most, entries) => `admite ${most} ${entryNames[entries]} como máximo`,
  tooLong: (most) => `admite ${most} caracteres como máximo`,
  empty: 'no puede estar vacío',
  wrongForm: 'no tiene el formato correcto',
  tooSmall: (least) => `debe ser ${least} como mínimo`,
  tooLarge: (most) => `debe ser ${most} como máximo`,
  invalid: 'no es válido',
};
