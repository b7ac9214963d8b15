import { Type, type Static, type TSchema } from '@fastify/type-provider-typebox';
import { Value } from 'typebox/value';
import { maxMessageName } from '../../../../src/domain/order/file-name.ts';
import { oneLine, type Draft } from '../drafter.ts';

/** An answer of the API; one that went wrong while the model was writing comes with status 200, too. */
const completion = Type.Object({
  choices: Type.Array(Type.Object({ message: Type.Object({ content: Type.String() }) }), { minItems: 1 }),
});

const failure = Type.Object({ error: Type.Object({ code: Type.Number() }) });

const strict = { additionalProperties: false };
const script = Type.Object({ name: Type.String(), content: Type.String() }, strict);
const scripts = Type.Object({ prompts: Type.Array(script) }, strict);

/** What the model's answer has to look like, for the API to hold it to. */
export const scriptsFormat = {
  type: 'json_schema',
  json_schema: { name: 'scripts', strict: true, schema: scripts },
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
    .map(({ name, content }) => ({
      name: oneLine(name).slice(0, maxMessageName) || undefined,
      content: oneLine(content),
    }))
    .filter(({ content }) => content !== '');
  if (drafts.length < count) throw new Error(`The model wrote ${drafts.length} of ${count} scripts.`);
  return drafts.slice(0, count);
}
