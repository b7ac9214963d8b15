import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import * as v from 'valibot';

const content = v.object({
  'application/json': v.object({ schema: v.looseObject({}), example: v.optional(v.unknown()) }),
});
const answer = v.object({ content });
const reference = v.object({ $ref: v.string() });
const operation = v.object({
  operationId: v.string(),
  requestBody: v.optional(v.object({ content })),
  responses: v.record(v.string(), v.union([answer, reference])),
});
const description = v.object({
  openapi: v.literal('3.1.0'),
  servers: v.array(v.object({ url: v.string() })),
  paths: v.record(v.string(), v.record(v.string(), operation)),
  components: v.object({
    responses: v.record(v.string(), answer),
    schemas: v.record(v.string(), v.looseObject({})),
  }),
});

type Operation = v.InferOutput<typeof operation>;

interface Told {
  readonly method: string;
  /** Below the API's base, without a query. */
  readonly path: string;
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u');

/** An OpenAPI description, to check calls and their answers against. */
export function described(document: unknown) {
  const { paths, components } = v.parse(description, document);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });

  function find({ method, path }: Told): Operation {
    // Literal paths come before paths with parameters.
    const found = Object.keys(paths)
      .toSorted((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
      .find((one) => patternOf(one).test(path) && paths[one]?.[method.toLowerCase()]);
    const operationOf = paths[found ?? '']?.[method.toLowerCase()];
    if (operationOf === undefined) throw new Error(`${method} ${path} is not described.`);
    return operationOf;
  }

  function misfits(schema: object | undefined, value: unknown): readonly string[] {
    if (schema === undefined) return value === null ? [] : ['There should be nothing.'];
    const validate: ValidateFunction = ajv.compile({ ...schema, components });
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
  }

  /** The answer itself, or the shared one that it refers to. */
  function resolve(response: Operation['responses'][string] | undefined) {
    if (response === undefined || 'content' in response) return response;
    return components.responses[response.$ref.replace('#/components/responses/', '')];
  }

  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

  return {
    operationIds: operations.map(({ operationId }) => operationId),
    operationOf: (told: Told): string => find(told).operationId,
    /** How a request's body differs from the description. */
    bodyMisfits: (told: Told, body: unknown) =>
      misfits(find(told).requestBody?.content['application/json'].schema, body),
    /** How an answer differs from the description; an unknown status does. */
    answerMisfits(told: Told, status: number, answer: unknown) {
      const response = resolve(find(told).responses[status]);
      if (response === undefined) return [`${status} is not described.`];
      return misfits(response.content['application/json'].schema, answer);
    },
    /** How the examples differ from the description; every body and every answer must have one. */
    exampleMisfits: () =>
      operations.flatMap(({ operationId, requestBody, responses }) =>
        [requestBody, ...Object.values(responses).map(resolve)].flatMap((described) => {
          const told = described?.content['application/json'];
          if (told === undefined) return [];
          return told.example === undefined
            ? [`${operationId} lacks an example.`]
            : misfits(told.schema, told.example).map((misfit) => `${operationId}: ${misfit}`);
        }),
      ),
  };
}
