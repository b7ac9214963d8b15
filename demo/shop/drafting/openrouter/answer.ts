import { Type, type Static, type TSchema } from '@fastify/type-provider-typebox';
import { Value } from 'typebox/value';
import { oneLine } from '../embedded/facts.ts';

/** An answer of the API; one that went wrong while the model was writing comes with status 200, too. */
const completion = Type.Object({
  choices: Type.Array(Type.Object({ message: Type.Object({ content: Type.String() }) }), { minItems: 1 }),
});

const failure = Type.Object({ error: Type.Object({ code: Type.Number() }) });

const script = Type.String({ minLength: 1, maxLength: 2000 });
const scripts = Type.Object({ prompts: Type.Array(script, { minItems: 1 }) });

/** What the model's answer has to look like, for the API to hold it to. */
export const scriptsFormat = {
  type: 'json_schema',
  json_schema: {
    name: 'scripts',
    strict: true,
    schema: {
      type: 'object',
      properties: { prompts: { type: 'array', items: { type: 'string' } } },
      required: ['prompts'],
      additionalProperties: false,
    },
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

/** The scripts in an answer, each on one line. Throws where it does not hold as many as wanted. */
export function scriptsIn(answer: unknown, count: number): readonly string[] {
  const [choice] = parse(completion, answer).choices;
  const { prompts } = parse(scripts, JSON.parse(unfenced(choice?.message.content ?? '')));
  const texts = prompts.map(oneLine).filter((text) => text !== '');
  if (texts.length < count) throw new Error(`The model wrote ${texts.length} of ${count} scripts.`);
  return texts.slice(0, count);
}
