import { Type } from '@fastify/type-provider-typebox';
import { catalogueAnswers } from './catalogue-answers.ts';
import { orderAnswers } from './order-answers.ts';
import { text } from './shapes.ts';

// The API's answers, for documents and checks. Fields that are not listed here are allowed and ignored.

/** Any error: `message` is for the buyer, the rest for programs. */
export const problem = Type.Object(
  {
    message: Type.Union([text, Type.Array(text)]),
    code: Type.Optional(Type.String({ description: 'A stable word.' })),
    field: Type.Optional(Type.String({ description: 'A path, such as address.state.' })),
  },
  { title: 'Problem' },
);

export const answers = { ...catalogueAnswers, ...orderAnswers };
