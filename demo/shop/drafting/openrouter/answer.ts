import { Type, type Static, type TSchema } from '@fastify/type-provider-typebox';
import { Value } from 'typebox/value';
import { oneLine, type Draft } from '../drafter.ts';

/** An answer of the API; one that went wrong while the model was writing comes with status 200, too. */
const completion = Type.Object({
  choices: Type.Array(Type.Object({ message: Type.Object({ content: Type.String() }) }), { minItems: 1 }),
});

const failure = Type.Object({ error: Type.Object({ code: Type.Number() }) });

const script = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 60 })),
  content: Type.String({ minLength: 1, maxLength: 2000 }),
});
const scripts = Type.Object({ prompts: Type.Array(script, { minItems: 1 }) });

/** The JSON schema of an object with these properties, all of which are required. */
const objectOf = <Properties extends Record<string, object>>(properties: Properties) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** What the model's answer has to look like, for the API to hold it to. */
export const scriptsFormat = {
  type: 'json_schema',
  json_schema: {
    name: 'scripts',
    strict: true,
    schema: objectOf({
      prompts: { type: 'array', items: objectOf({ name: { type: 'string' }, content: { type: 'string' } }) },
    }),
  },
} as const;

function parse<T extends TSchema>(schema: T, value: unknown): Static<T> {
  if (!Value.Check(schema, value)) throw new Error('The model’s answer has the wrong form.');
  return value;
}

/** The code of an error in an answer, or null where there is none. */
export function failureCode(answer: unknown): number | null {
  return Value.Check(failure, answer) ? answer.error.code : null;
}

/** Models that know no formats like to put JSON into a code block. */
const unfenced = (text: string): string => /```(?:json)?\s*([\s\S]*?)```/u.exec(text)?.[1] ?? text;

/** The scripts in an answer, each on one line. Throws if there are fewer than `count`. */
export function scriptsIn(answer: unknown, count: number): readonly Draft[] {
  const [choice] = parse(completion, answer).choices;
  const { prompts } = parse(scripts, JSON.parse(unfenced(choice?.message.content ?? '')));
  const drafts = prompts
    .map(({ name, content }) => ({ name: oneLine(name ?? '') || undefined, content: oneLine(content) }))
    .filter(({ content }) => content !== '');
  if (drafts.length < count) throw new Error(`The model wrote ${drafts.length} of ${count} scripts.`);
  return drafts.slice(0, count);
}
