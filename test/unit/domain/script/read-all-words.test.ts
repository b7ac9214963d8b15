import { array, check, constant, oneof, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { partsOfMessage } from '../../../../src/domain/script/message-parts.ts';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { scriptsOfTable } from '../../../../src/domain/script/read-table.ts';
import { document, label, missing, sentence, spoken, words, wordsOf } from '../../helpers/documents.ts';
import { randomRuns } from '../../../helpers/random-runs.ts';

/** So many texts take longer on a busy machine than most tests may. */
const patient = { timeout: 60_000 };

it('no word of a document is lost but of labels that count', patient, () => {
  const isKept = property(
    document,
    (text) => missing(text.replace(label, ''), spoken(scriptsOfText(text))).length === 0,
  );
  expect(check(isKept, randomRuns(20_000)).counterexample).toBeNull();
});

const isMarked = (text: string): boolean =>
  /^(?:[#*_]|(?:Message|Script #|Greeting|Mensaje|(?:On Hold|After Hours) Clip|Hold) \d)/mu.test(text);

it('a message that is split loses no word, and has names only by titles that count or are in markup', patient, () => {
  const isKept = property(document, (text) => {
    const parts = partsOfMessage(text);
    const isNamed = parts.some(({ name }) => name !== '');
    return missing(text.replace(label, ''), spoken(parts)).length === 0 && (!isNamed || isMarked(text));
  });
  expect(check(isKept, randomRuns(20_000)).counterexample).toBeNull();
});

const cell = oneof(
  constant(''),
  words(4),
  sentence,
  words(3).map((text) => `"${text}," they say`),
  words(30),
);

it('every text of a table comes out, and every name that has one', patient, () => {
  const isKept = property(array(tuple(cell, cell), { minLength: 1, maxLength: 6 }), (rows) => {
    const text = ['Name\tText', ...rows.map((row) => row.join('\t'))].join('\n');
    const found = scriptsOfTable(text).map((one) => missing(spoken([one]), ''));
    const expected = rows.filter(([, content]) => content !== '').map((row) => wordsOf(row.join(' ')));
    return JSON.stringify(found) === JSON.stringify(expected);
  });
  expect(check(isKept, randomRuns(5000)).counterexample).toBeNull();
});
