import type { FastifySchemaValidationError } from 'fastify';

/** What the entries of a list are called, so that a message can say "at most 20 messages". */
const entries: Readonly<Record<string, string>> = {
  items: 'messages',
  selectedVoices: 'voices',
  selectedMusic: 'tracks',
};

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

function list(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map(String);
}

function typeMessage(types: unknown): string {
  return `must be ${list(types)
    .filter((type) => type !== 'null')
    .map((type) => typeNames[type] ?? type)
    .join(' or ')}`;
}

type Sentence = (params: Record<string, unknown>, field: string) => string;

const entryName = (field: string): string => entries[field] ?? 'entries';

const sentences: Readonly<Record<string, Sentence>> = {
  required: (params) => `"${String(params['missingProperty'])}" is missing`,
  type: (params) => typeMessage(params['type']),
  enum: (params) => `must be one of ${list(params['allowedValues']).join(', ')}`,
  maxItems: (params, field) => `at most ${String(params['limit'])} ${entryName(field)}`,
  minItems: () => 'must not be empty',
  maxLength: (params) => `at most ${String(params['limit'])} characters`,
  minLength: () => 'must not be empty',
  pattern: () => 'has the wrong form',
  minimum: (params) => `must be at least ${String(params['limit'])}`,
  maximum: (params) => `must be at most ${String(params['limit'])}`,
};

/** What is wrong with a request's shape, as a sentence: `items: at most 20 messages`, `items 2, content: must be a text`. */
export function validationMessage(error: FastifySchemaValidationError, context = 'body'): string {
  const steps = error.instancePath.split('/').slice(1);
  const path = steps
    .map((step) => (/^\d+$/u.test(step) ? ` ${Number(step) + 1}` : step))
    .join(', ')
    .replaceAll(',  ', ' ');
  const sentence = sentences[error.keyword]?.(error.params, steps.at(-1) ?? '') ?? error.message ?? 'is not valid';
  return `${path === '' ? context : path}: ${sentence}`;
}
