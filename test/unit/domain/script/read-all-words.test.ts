import { array, check, constant, constantFrom, integer, oneof, property, tuple, type Arbitrary } from 'fast-check';
import { expect, it } from 'vitest';
import { scriptsOfText, type FoundScript } from '../../../../src/domain/script/read-scripts.ts';
import { scriptsOfTable } from '../../../../src/domain/script/read-table.ts';
import { randomRuns } from '../../../helpers/random-runs.ts';

const word = constantFrom(
  'thank',
  'you',
  'calling',
  'Acme',
  'hours',
  'After',
  'hold',
  'Welcome',
  'closed',
  'Name',
  'today',
);
const words = (most: number): Arbitrary<string> =>
  array(word, { minLength: 1, maxLength: most }).map((all) => all.join(' '));
const sentence = tuple(words(14), constantFrom('.', '!', '…', '', ', please')).map((parts) => `We ${parts.join('')}`);
const title = words(7);
const number = integer({ min: 1, max: 20 });

const lines = oneof(
  array(sentence, { minLength: 1, maxLength: 3 }),
  tuple(title, constantFrom('', ':', ' :')).map((parts) => [parts.join('')]),
  tuple(constantFrom('# ', '### ', '**', '__'), title).map(([mark, text]) => [
    mark + text + (/[*_]/u.test(mark) ? mark : ''),
  ]),
  tuple(
    constantFrom('Message', 'Script #', 'Greeting', 'Mensaje'),
    number,
    constantFrom('', ':', ': Hold', ': We hold today.'),
  ).map(([label, at, text]) => [`${label} ${at}${text}`]),
  tuple(number, oneof(title, sentence)).map(([at, text]) => [`${at}. ${text}`]),
  tuple(constantFrom('- ', '• ', '1) '), array(oneof(title, sentence), { minLength: 1, maxLength: 4 })).map(
    ([mark, points]) => points.map((text) => mark + text),
  ),
  tuple(title, constantFrom(': ', ' – '), sentence).map((parts) => [parts.join('')]),
  constantFrom('---', '* * *', '====').map((divider) => [divider]),
);

/** Paragraphs, titles, lists and dividers, with and without empty lines between them. */
const document = array(tuple(lines, constantFrom('\n', '\n\n')), { minLength: 1, maxLength: 8 }).map((parts) =>
  parts.map(([block, end]) => block.join('\n') + end).join(''),
);

const wordsOf = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];

/** The words that are in one text more often than in another. */
function missing(before: string, after: string): readonly string[] {
  const left = [...wordsOf(after)];
  return wordsOf(before).filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const spoken = (found: readonly FoundScript[]): string =>
  found.map(({ name, content }) => `${name}\n${content}`).join('\n');

const label = /^(?:[#*_ ]*)(?:Message|Script #|Greeting|Mensaje) \d+/gmu;

it('no word of a document is lost but of labels that count', () => {
  const isKept = property(
    document,
    (text) => missing(text.replace(label, ''), spoken(scriptsOfText(text))).length === 0,
  );
  expect(check(isKept, randomRuns(20_000)).counterexample).toBeNull();
});

const cell = oneof(
  constant(''),
  words(4),
  sentence,
  words(3).map((text) => `"${text}," they say`),
  words(30),
);

it('every text of a table comes out, and every name that has one', () => {
  const isKept = property(array(tuple(cell, cell), { minLength: 1, maxLength: 6 }), (rows) => {
    const text = ['Name\tText', ...rows.map((row) => row.join('\t'))].join('\n');
    const found = scriptsOfTable(text).map((one) => missing(spoken([one]), ''));
    const expected = rows.filter(([, content]) => content !== '').map((row) => wordsOf(row.join(' ')));
    return JSON.stringify(found) === JSON.stringify(expected);
  });
  expect(check(isKept, randomRuns(5000)).counterexample).toBeNull();
});
