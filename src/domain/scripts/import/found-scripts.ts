import type { Block } from './block.ts';
import { chooseScripts } from './choose-scripts.ts';
import type { FoundScript } from './found-script.ts';
import { blocksOfText } from './parse-text.ts';
import { plainTextOf } from './plain-text.ts';
import { rowsOfTable } from './read-csv.ts';
import { scriptsOfRows } from './read-table.ts';

/** What was pasted or read from a file, and its parts if it came with them, as from Word. */
export interface Source {
  readonly text: string;
  readonly blocks?: readonly Block[] | null | undefined;
}

const even = (text: string): string =>
  plainTextOf(text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n');

/** For an order that can have one message: paragraphs that nothing but their ends parts are that message. */
function asOne(found: readonly FoundScript[], text: string): readonly FoundScript[] {
  const [first, ...more] = found.filter(({ isUnlikely }) => isUnlikely !== true);
  if (first === undefined || more.some(({ name }) => name !== '')) return found;
  const contents = [first, ...more].map(({ content }) => content);
  const content = ['\n\n', '\n'].map((end) => contents.join(end)).find((all) => even(text).includes(all));
  if (content === undefined) return found;
  return found.filter((one) => !more.includes(one)).map((one) => (one === first ? { ...first, content } : one));
}

/** The messages of a document, for an order that has so many at most. */
export function foundScripts({ text, blocks }: Source, most = Infinity): readonly FoundScript[] {
  const rows = rowsOfTable(text);
  if (rows) return scriptsOfRows(rows);
  const found = chooseScripts(blocks ?? blocksOfText(text));
  return most === 1 ? asOne(found, text) : found;
}

/** The paragraphs of a message, to make a message of each; a number before each of them goes. */
export function partsOfMessage(content: string): readonly FoundScript[] {
  const paragraphs = plainTextOf(content)
    .split(/\n\s*\n/u)
    .map((text) => text.trim())
    .filter(Boolean);
  const areCounted = paragraphs.every(
    (text, index) => Number.parseInt(text, 10) === index + 1 && /^\d+[.)/]\s/u.test(text),
  );
  return paragraphs.map((text) => ({ name: '', content: areCounted ? text.replace(/^\d+[.)/]\s+/u, '') : text }));
}
