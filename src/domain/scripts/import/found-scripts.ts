import { countWords } from '../count-words.ts';
import type { Block } from './block.ts';
import { partsOf, type Part } from './decide.ts';
import { markAsides, markLabelled, markMail } from './mark-notes.ts';
import { blocksOfText } from './parse-text.ts';
import { rowsOfText } from './read-csv.ts';
import { blocksOfRows } from './read-table.ts';
import * as say from './speech.ts';

/** A message found in a document. */
export interface FoundScript {
  readonly name: string;
  readonly content: string;
  /** Whether it is most likely not spoken; it is then offered unchecked. */
  readonly isUnlikely?: true;
}

/** What was pasted or read from a file, and its parts if it came with them, as from Word. */
export interface Source {
  readonly text: string;
  readonly blocks?: readonly Block[] | null | undefined;
}

/** A prefix that only counts, before a name or instead of it: `2.`, `Message 1:`, `Message #1`. */
const count = new RegExp(String.raw`^\s*#?\d{1,2}[.)]\s+|^${say.counted}(?:\s*[:.)·–—-]\s+|(?<=#\d+)$)`, 'iu');

/** A name without the extension of an audio file, and without signs around it. */
const nameOf = (text: string): string =>
  text
    .replaceAll(/[\s:*_=–—-]+$|`/gu, '')
    .replace(/\.(?:wav|mp3|ogg|gsm|m4a|aiff?|au)$/iu, '')
    .trim();

/** A heading without its remark in brackets: `Live (with name)`, which may be a label above many texts. */
const bare = (text: string): string => text.replaceAll(/\s*\([^)]*\)|:\s*$/gu, '').trim();

const unlikely = (parts: readonly Part[]): readonly FoundScript[] =>
  parts.length === 0 ? [] : [{ name: '', content: parts.map(({ text }) => text).join('\n\n'), isUnlikely: true }];

/** Builds the messages of a document from its parts, with everything that is not spoken between them. */
function gather(parts: readonly Part[], most: number): readonly FoundScript[] {
  const headings = parts.filter(({ role }) => role === 'heading').map(({ text }) => bare(text));
  const repeated = new Set(headings.filter((text, index) => headings.indexOf(text) < index));
  const found: FoundScript[] = [];
  let gap: Part[] = [];
  let isOpen = false;
  for (const part of parts) {
    const { role, kind, text, name } = part;
    const last = found.at(-1);
    // Below headings, a paragraph continues the message above it; otherwise, each paragraph is one if there is room.
    const areLong = headings.length > 1 || most === 1;
    const goesOn = kind === 'labelled' || (areLong && role === 'paragraph' && kind !== 'item');
    if (role === 'heading' || role === 'note') {
      gap.push(part);
      continue;
    }
    if (last && goesOn && isOpen && gap.every((one) => say.isDirection(one.text))) {
      found.splice(-1, 1, { ...last, content: [last.content, ...gap.map((one) => one.text), text].join('\n\n') });
    } else {
      // The last heading names the message, except labels that are repeated.
      const above = name === undefined ? gap.filter((one) => one.role === 'heading') : [];
      const heading = above.findLast((one) => !repeated.has(bare(one.text))) ?? above.at(-1);
      found.push(...unlikely(gap.filter((one) => one !== heading)));
      found.push({ name: nameOf(name ?? heading?.text.replace(count, '') ?? ''), content: text });
      isOpen = role === 'paragraph';
    }
    gap = [];
  }
  return [...found, ...unlikely(gap)];
}

const fewestLineWords = 7;

/** If nothing else divides a text, its lines do, provided that each is a sentence of some length. */
function linesApart(blocks: readonly Block[]): readonly Block[] {
  const lines = blocks.length === 1 && blocks[0]?.kind === 'paragraph' ? blocks[0].text.split('\n') : [];
  const areSentences = lines.every((line) => say.endsSentence(line) && countWords(line) >= fewestLineWords);
  return lines.length > 1 && areSentences ? lines.map((text) => ({ kind: 'paragraph', text })) : blocks;
}

/** The blocks of a document: of its table, of its parts, or of its text. */
function blocksOf({ text, blocks }: Source): readonly Block[] {
  const rows = rowsOfText(text);
  return rows ? blocksOfRows(rows) : (blocks ?? linesApart(blocksOfText(text)));
}

/** The messages of a document, for an order that can have at most this many. */
export function foundScripts(source: Source, most = Infinity): readonly FoundScript[] {
  const { blocks, isMail } = markMail(markAsides(blocksOf(source)));
  return gather(partsOf(markLabelled(blocks), isMail), most);
}
