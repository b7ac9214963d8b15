import { expect, it } from 'vitest';
import { scriptsText } from '../../../src/domain/scripts/scripts-text.ts';
import { message } from '../helpers/samples.ts';

const titleOf = (index: number): string => `Message #${index + 1}`;

it.each([
  ['nothing', [], ''],
  ['messages without a text', ['', '  '], ''],
  ['one message', [' Welcome.\n'], 'Message #1\nWelcome.'],
  [
    'those with a text, by their own number',
    ['Welcome.', '', 'Goodbye.'],
    'Message #1\nWelcome.\n\nMessage #3\nGoodbye.',
  ],
])('the text of all scripts contains %s', (_what, contents, expected) => {
  expect(
    scriptsText(
      contents.map((content, id) => message(id, { content })),
      titleOf,
    ),
  ).toBe(expected);
});
