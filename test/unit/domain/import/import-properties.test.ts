import { cpuUsage } from 'node:process';
import { array, assert, constantFrom, property, tuple, type Arbitrary } from 'fast-check';
import { it, expect } from 'vitest';
import { foundScripts } from '../../../../src/domain/scripts/import/found-scripts.ts';

const word = constantFrom(
  ...'calling thank you hours press sales caller prompt closed nous gracias 24-26 555-1234'.split(' '),
);
const words = (most: number): Arbitrary<string> =>
  array(word, { minLength: 1, maxLength: most }).map((all) => all.join(' '));
const sentence = tuple(
  constantFrom('We', 'Please', 'Merci', 'Press 1 for'),
  words(12),
  constantFrom('.', '!', '?', ''),
).map(([first, rest, end]) => `${first} ${rest}${end}`);
const title = words(5).map((text) => `T ${text}`);

const block = constantFrom<readonly [string, string]>(
  ['', ''],
  ['# ', ''],
  ['**', '**'],
  ['', ':'],
  ['- ', ''],
  ['2. ', ''],
  ['> ', ''],
  ['“', '”'],
  ['"', '"'],
  ['(', ')'],
  ['VO: ', ''],
  ['Duration: ', ''],
  ['menu-exit: ', ''],
  ['hold_music = "', '"'],
  ['Message 1: ', ''],
  ['December 24-26\n', ''],
  ['Call 555-1234: ', ''],
  ['Suite 4-B - ', ''],
  ['Hello ', '\tT7'],
  ['| a | Hello ', ' |\n|---|---|\n| b | Thank you for calling 555-1234. |'],
  ['```\n', '\n```'],
  ['Hi Jo,\n\n', ''],
  ['', '\n\nKind regards,\nAnn'],
  ['From: ann@example.com\nTo: ', ''],
);
const line = tuple(
  block,
  constantFrom(sentence, title).chain((text) => text),
).map(([[before, after], text]) => before + text + after);
/** Lines of all kinds, with and without empty lines between them. */
const document = array(tuple(line, constantFrom('\n', '\n\n')), { minLength: 1, maxLength: 10 }).map((lines) =>
  lines.flat().join(''),
);

/** A numbering is not part of a message: `Message 1`, `2.` */
const wordsOf = (text: string): readonly string[] =>
  text.replaceAll(/Message 1\b|\b2\. /gu, '').match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that one text has more often than another. */
function beyond(some: string, others: string): readonly string[] {
  const left = [...wordsOf(others)];
  return wordsOf(some).filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const runs = { numRuns: 300 };

it('an import of any document loses and invents no word', () => {
  assert(
    property(document, (text) => {
      const found = foundScripts(text)
        .map(({ name, content }) => `${name} ${content}`)
        .join(' ');
      expect({ lost: beyond(text, found), invented: beyond(found, text) }).toEqual({ lost: [], invented: [] });
    }),
    runs,
  );
});

it('an import of any document keeps the order of the messages', () => {
  assert(
    property(array(sentence, { minLength: 1, maxLength: 8 }), (sentences) => {
      const numbered = sentences.map((text, index) => `${text} n${'x'.repeat(index)}.`);
      const found = foundScripts(numbered.join('\n\n')).map(({ content }) => content);
      // A choice of a menu is a line of the message above it.
      const joined = numbered.join('\n\n').replaceAll(/\n\n(?=Press 1 )/gu, '\n');
      expect(found).toEqual(joined.split('\n\n'));
    }),
    runs,
  );
});

it('an import of any document finds the same in a document with the line ends of Windows', () => {
  assert(
    property(document, (text) => {
      expect(foundScripts(text.replaceAll('\n', '\r\n'))).toEqual(foundScripts(text));
    }),
    runs,
  );
});

it.each([
  'Thank you for calling.\n',
  '“',
  '"a\n\n',
  '(',
  '[',
  '- a\n',
  '> a\n',
  'a | b\n',
  'Abc: def\n',
  'a — b ',
  '**a ',
])('a document that repeats %j is not read in quadratic time', (part) => {
  const start = cpuUsage();
  foundScripts(part.repeat(100_000 / part.length));
  // Microseconds of this process's CPU time: quadratic time would take a minute, a slow machine takes a few seconds.
  expect(cpuUsage(start).user).toBeLessThan(20_000_000);
});
