import { countWords } from '../count-words.ts';
import type { Block } from './block.ts';
import { gather, type Piece } from './gather.ts';
import { markLabelled, markMail } from './mark-notes.ts';
import { blocksOfText } from './parse-text.ts';
import { rowsOfText } from './read-csv.ts';
import { scriptsOfRows } from './read-table.ts';
import { roleOf, signsOf } from './roles.ts';
import { endsSentence } from './speech.ts';

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

const fewestLineWords = 7;

/** If nothing else divides a text, its lines do, provided that each is a sentence of some length. */
function linesApart(blocks: readonly Block[]): readonly Block[] {
  const [only, ...more] = blocks;
  const lines = only?.kind === 'paragraph' && more.length === 0 ? only.text.split('\n') : [];
  const areSentences = lines.every((line) => endsSentence(line) && countWords(line) >= fewestLineWords);
  return only?.kind === 'paragraph' && lines.length > 1 && areSentences
    ? lines.map((text) => ({ ...only, text }))
    : blocks;
}

/** The messages of a document, in order, with the parts that are most likely not spoken between them. */
function scriptsOfBlocks(document: readonly Block[]): readonly FoundScript[] {
  const { blocks: letter, isMail } = markMail(linesApart(document));
  const blocks = markLabelled(letter);
  const signs = signsOf(blocks, isMail);
  // Below headings, a paragraph continues the message above it; otherwise, each paragraph is a message.
  const areSections = blocks.filter(({ kind }) => kind === 'heading').length > 1;
  const piecesOf = (block: Block): readonly Piece[] => {
    const { kind, text, isApart } = block;
    const role = roleOf(block, signs);
    const goesOn = role === 'paragraph' && (kind === 'labelled' ? !isApart : areSections && kind !== 'item');
    if (block.kind === 'table' && role === 'script')
      return scriptsOfRows(block.rows).map(({ name, content, isUnlikely }) => ({
        role: isUnlikely ? 'note' : role,
        text: content,
        name,
        goesOn,
      }));
    if (block.kind === 'named' && role === 'script') return [{ role, text: block.content, name: block.name, goesOn }];
    return [{ role, text: block.kind === 'named' && role === 'heading' ? block.content : text, goesOn }];
  };
  return gather(blocks.flatMap(piecesOf));
}

const squeezed = (text: string): string => text.replaceAll(/\s+/gu, ' ');

/** For an order that can have one message: paragraphs without other separators form that message. */
function asOne(found: readonly FoundScript[], text: string): readonly FoundScript[] {
  const ticked = found.filter(({ isUnlikely }) => isUnlikely !== true);
  const [first, ...more] = ticked;
  const content = ticked.map((one) => one.content).join('\n\n');
  const isOne = more.every(({ name }) => name === '') && squeezed(text).includes(squeezed(content));
  if (first === undefined || !isOne) return found;
  return found.filter((one) => !more.includes(one)).map((one) => (one === first ? { ...first, content } : one));
}

/** The messages of a document, for an order that can have at most this many. */
export function foundScripts({ text, blocks }: Source, most = Infinity): readonly FoundScript[] {
  const rows = rowsOfText(text);
  if (rows) return scriptsOfRows(rows);
  const found = scriptsOfBlocks(blocks ?? blocksOfText(text));
  return most === 1 ? asOne(found, text) : found;
}
