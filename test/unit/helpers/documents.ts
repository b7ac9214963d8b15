import { array, constantFrom, integer, oneof, tuple, type Arbitrary } from 'fast-check';
import type { FoundScript } from '../../../src/domain/script/read-scripts.ts';

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
export const words = (most: number): Arbitrary<string> =>
  array(word, { minLength: 1, maxLength: most }).map((all) => all.join(' '));
export const sentence = tuple(words(14), constantFrom('.', '!', '…', '', ', please')).map(
  (parts) => `We ${parts.join('')}`,
);
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
  constantFrom(
    'Hi Sarah,',
    'Bonjour Marie,',
    'Please find below the scripts:',
    'Let me know if you have any questions.',
    'Here are six messages for your office:',
    'Would you like me to shorten these?',
    'On Tue, Nov 3, 2026 at 9:14 AM Jo Smith wrote:',
    'Voice: Female',
  ).map((line) => [line]),
  constantFrom('Kind regards,\nJo Smith', 'Thanks,\nJo', 'Cordialement,', 'Best,').map((end) => end.split('\n')),
  tuple(constantFrom('On Hold ', 'After Hours '), number).map(([kind, at]) => [`${kind}Clip ${at}`]),
  tuple(
    constantFrom('o\t', '▪ ', '[ ] ', 'a) ', '#1 ', '1.1 ', '1', '1/ ', '2/ ', 'Hold 1: ', 'Hold 2: '),
    oneof(title, sentence),
  ).map(([mark, text]) => (mark === '1' ? [mark, text] : [mark + text])),
);

/** Paragraphs, titles, lists and dividers, with and without empty lines between them. */
export const document = array(tuple(lines, constantFrom('\n', '\n\n')), { minLength: 1, maxLength: 8 }).map((parts) =>
  parts.map(([block, end]) => block.join('\n') + end).join(''),
);

export const wordsOf = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];

/** The words that are in one text more often than in another. */
export function missing(before: string, after: string): readonly string[] {
  const left = [...wordsOf(after)];
  return wordsOf(before).filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export const spoken = (found: readonly FoundScript[]): string =>
  found.map(({ name, content }) => `${name}\n${content}`).join('\n');

/** The labels that count and the marks of lists, which are no words of a message. */
export const label = /^(?:[#*_ ]*)(?:Message|Script #|Greeting|Mensaje) \d+|^o\t|^a\) /gmu;
