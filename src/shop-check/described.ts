import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import openapi from '../../docs/openapi.json' with { type: 'json' };

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(openapi, 'openapi');

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u');

/** The path of a call as docs/openapi.json has it, such as `/order/{id}/create-guest-payment`. */
export const describedPath = (path: string): string =>
  Object.keys(openapi.paths).find((described) => patternOf(described).test(path)) ?? path;

function schemaOf(method: string, path: string, status: number) {
  const operation = `${encodeURIComponent(path.replaceAll('/', '~1'))}/${method.toLowerCase()}`;
  const described = ajv.getSchema(`openapi#/paths/${operation}/responses/${status}/content/application~1json/schema`);
  return described ?? (status < 400 ? undefined : ajv.getSchema('openapi#/components/schemas/Problem'));
}

/** Parses JSON as docs/contract.md lets shops write it: null is a missing value, and a list may be inside `data`. */
function parseLoosely(text: string): unknown {
  const body: unknown = JSON.parse(text, (_, value: unknown) => value ?? undefined);
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}

/**
 * Where and how the JSON of an answer differs from docs/openapi.json; `path` is from there. An answer without a schema
 * does not. Throws a SyntaxError.
 */
export function mismatchesOf(method: string, path: string, { status }: Response, text: string) {
  const validate = schemaOf(method, path, status);
  if (validate === undefined || validate(parseLoosely(text))) return [];
  const mismatches = (validate.errors ?? []).map(({ instancePath: at, message = '' }) => {
    return { at, message, depth: at.split('/').length };
  });
  // An answer with alternatives fails in each of them; the deepest mismatches are in the one that was meant.
  const deepest = Math.max(...mismatches.map(({ depth }) => depth));
  return mismatches.filter(({ depth }) => depth === deepest);
}
