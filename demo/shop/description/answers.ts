import { Type } from '@fastify/type-provider-typebox';
import { catalogueAnswers } from './catalogue-answers.ts';
import { orderAnswers } from './order-answers.ts';
import { text } from './shapes.ts';

// What the API answers, as documents and checks read it. What is not named here may come along and is not read.

/** What goes wrong, whatever it is: `message` is for the buyer, the rest for programs. */
export const problem = Type.Object(
  {
    message: Type.Union([text, Type.Array(text)]),
    code: Type.Optional(Type.String({ description: 'A stable word.' })),
    field: Type.Optional(Type.String({ description: 'A path, such as address.state.' })),
  },
  { title: 'Problem' },
);

export const answers = { ...catalogueAnswers, ...orderAnswers };
