import type { FastifySchemaValidationError } from 'fastify';
import type { Entries, JsonType, requests } from '../text/en/requests.ts';

type Texts = typeof requests;

/** The kind of a list's entries, so that a message can say "at most 20 messages". */
const entries: Readonly<Record<string, Entries>> = {
  items: 'messages',
  selectedVoices: 'voices',
  selectedMusic: 'tracks',
};

const types: readonly JsonType[] = ['string', 'number', 'integer', 'boolean', 'object', 'array'];

const list = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [value]).map(String);
const typesIn = (value: unknown): readonly JsonType[] => types.filter((type) => list(value).includes(type));

type Sentence = (text: Texts, params: Record<string, unknown>, field: string) => string;

const sentences: Readonly<Record<string, Sentence>> = {
  required: (text, params) => text.missing(String(params['missingProperty'])),
  type: (text, params) => text.wrongType(typesIn(params['type'])),
  enum: (text, params) => text.notOneOf(list(params['allowedValues'])),
  maxItems: (text, params, field) => text.tooMany(Number(params['limit']), entries[field] ?? 'other'),
  minItems: (text) => text.empty,
  maxLength: (text, params) => text.tooLong(Number(params['limit'])),
  minLength: (text) => text.empty,
  pattern: (text) => text.wrongForm,
  minimum: (text, params) => text.tooSmall(Number(params['limit'])),
  maximum: (text, params) => text.tooLarge(Number(params['limit'])),
};

const stepsOf = ({ instancePath }: FastifySchemaValidationError): readonly string[] => instancePath.split('/').slice(1);

/** The field of an error, as a path: `items.1.content`. */
export function invalidField(error: FastifySchemaValidationError): string | undefined {
  const { missingProperty } = error.params;
  const steps = [...stepsOf(error), ...(typeof missingProperty === 'string' ? [missingProperty] : [])];
  return steps.length === 0 ? undefined : steps.join('.');
}

/**
 * The problem of a request's shape, as a sentence: `items: at most 20 messages`, `items 2, content: must be a string`.
 */
export function validationMessage(text: Texts, error: FastifySchemaValidationError, context = 'body'): string {
  const steps = stepsOf(error);
  const path = steps
    .map((step) => (/^\d+$/u.test(step) ? ` ${Number(step) + 1}` : step))
    .join(', ')
    .replaceAll(',  ', ' ');
  const sentence = sentences[error.keyword]?.(text, error.params, steps.at(-1) ?? '') ?? text.invalid;
  return `${path === '' ? context : path}: ${sentence}`;
}
