import { countWords } from '../count-words.ts';
import type { Block, NamedBlock } from './block.ts';
import { namedIn } from './parse-lines.ts';
import { holdsScripts } from './read-table.ts';
import * as say from './speech.ts';

/** What a document shows about where its scripts are. */
interface Signs {
  /** The kinds of blocks that contain them; none if the text itself is the script. */
  readonly kinds: ReadonlySet<Block['kind']>;
  /** Whether much of what speaks to callers is outside of those kinds. */
  readonly isOpen: boolean;
  readonly isMail: boolean;
  /** Whether scripts beside names are in quotation marks. */
  readonly areQuoted: boolean;
}

/** Whether a block is a script because of its kind. */
function isScript(block: Block): boolean {
  const { kind, text } = block;
  if (kind === 'table') return holdsScripts(block.rows);
  if (kind === 'code') return countWords(text) > 2;
  if (kind === 'quotation') return say.speaks(text) || (namedIn(text) === null && !say.explains(text));
  return kind === 'labelled';
}

const isSentence = (text: string): boolean => say.endsSentence(text) && countWords(text) > 3;

/** Whether lines with names in front are a list of scripts. */
function areNamed(blocks: readonly Block[]): boolean {
  const named = blocks.filter(
    (block): block is NamedBlock =>
      block.kind === 'named' && !say.isTextLabel(block.name) && !say.isNameLabel(block.name),
  );
  const sure = named.filter((one) => say.isIdentifier(one.name) || say.speaks(one.content) || isSentence(one.content));
  return named.length > 1 ? sure.length * 2 >= named.length : sure.some(({ content }) => say.speaks(content));
}

const wordsOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { text }) => sum + countWords(text), 0);

/** Searches a whole document for marks of its scripts. */
export function signsOf(blocks: readonly Block[], isMail: boolean): Signs {
  const scripts = new Set(blocks.filter(isScript));
  const kinds = new Set([...scripts].map(({ kind }) => kind));
  if (areNamed(blocks)) kinds.add('named');
  const isMarked = (block: Block): boolean => scripts.has(block) || (block.kind === 'named' && kinds.has('named'));
  const outside = blocks.filter((one) => !isMarked(one) && one.kind !== 'note' && say.speaks(one.text));
  return {
    kinds,
    isMail,
    isOpen: (!isMail || outside.length === 0) && wordsOf(outside) * 2 >= wordsOf(blocks.filter(isMarked)),
    areQuoted: blocks.filter((block) => block.kind === 'named' && block.isQuoted).length > 2,
  };
}

/** Whether an unmarked text is spoken, in doubt: if scripts are marked, only text that speaks to somebody is. */
function isSpoken(text: string, { isOpen, isMail }: Signs): boolean {
  if (say.leadsIn(text) > 0 && say.explains(text) && text.trimEnd().endsWith(':')) return false;
  // An email also speaks to the studio.
  if (!isOpen && isMail) return say.speaks(text) || say.callsIn(text) > 1;
  if (say.callsIn(text) > 0) return true;
  return isOpen
    ? say.addressesIn(text) > 0 || say.readsIn(text) < 2
    : say.addressesIn(text) > 0 && say.readsIn(text) < 2;
}

export type Role = 'heading' | 'note' | 'script' | 'paragraph';

/** How a block is used: as a script of its own, as a paragraph of one, or not spoken. */
export function roleOf(block: Block, signs: Signs): Role {
  if (block.kind === 'heading' || block.kind === 'note') return block.kind;
  if (block.kind === 'labelled') return 'paragraph';
  if (block.kind === 'named') {
    if (say.speaks(block.content)) return 'script';
    if (say.isNameLabel(block.name)) return 'heading';
    if (signs.kinds.has('named') && (!signs.areQuoted || block.isQuoted)) return 'script';
  } else if (isScript(block)) return 'script';
  return isSpoken(block.text, signs) ? 'paragraph' : 'note';
}
