import { foldedWords } from '../common/strings.ts';

/** The maximum length of a message's name, in characters: shops and phone systems accept no longer ones. */
export const maxMessageName = 60;

/**
 * The file names of an order's messages, without extension (docs/contract.md, Settled). All follow one pattern:
 * `message-2`; or, if any message has a name, `2-after-hours`, and `2-message` for one without a name.
 */
export function fileNames(names: readonly string[]): readonly string[] {
  const words = names.map((name) => foldedWords(name.slice(0, maxMessageName)));
  const isNamed = words.some(({ length }) => length > 0);
  return words.map((own, index) =>
    isNamed ? [index + 1, ...(own.length > 0 ? own : ['message'])].join('-') : `message-${index + 1}`,
  );
}

/** The name behind a file name, as words; empty if there is none. */
export function nameOfFile(file: string): string {
  const name = /^\d+-(?!message$)(.+)$/u.exec(file)?.[1] ?? '';
  const [first = '', ...words] = name.split('-');
  return [first.charAt(0).toUpperCase() + first.slice(1), ...words].join(' ');
}
