import { countWords } from '../count-words.ts';
import type { Block, NamedBlock } from './block.ts';
import { namedIn } from './parse-lines.ts';
import { holdsScripts } from './read-table.ts';
import * as say from './speech.ts';

/** What a document tells about where its scripts are. */
export interface Signs {
  /** The kinds of blocks that hold them; none if the text itself is the script. */
  readonly kinds: ReadonlySet<Block['kind']>;
  /** Whether much of what speaks to callers is outside of those kinds. */
  readonly isOpen: boolean;
  readonly isMail: boolean;
  /** The lines right below headings of a mail, which has no other marks as a rule. */
  readonly headed: ReadonlySet<Block>;
  /** Whether scripts beside names are in quotation marks. */
  readonly areQuoted: boolean;
}

/** The text of a block as it is in the document. */
export function textOf(block: Block): string {
  if (block.kind === 'table') return block.rows.map((row) => row.join('\t')).join('\n');
  return block.kind === 'named' ? block.line : block.text;
}

const isCode = (text: string): boolean => (text.match(/[{}<>;=$\\]/gu)?.length ?? 0) * 12 > text.length;
const isOwnName = ({ name }: NamedBlock): boolean => !say.isTextLabel(name) && !say.isNameLabel(name);

/** Whether a block is a script by its kind. */
function isScript(block: Block): boolean {
  switch (block.kind) {
    case 'labelled':
      return true;
    case 'table':
      return holdsScripts(block.rows);
    case 'code':
      return !isCode(block.text) && countWords(block.text) > 2;
    case 'quotation':
      if (say.speaks(block.text)) return true;
      return namedIn(block.text) === null && (say.readsIn(block.text) < 2 || !say.explains(block.text));
    default:
      return false;
  }
}

const isSentence = (text: string): boolean => say.endsSentence(text) && countWords(text) > 3;

/** Whether lines with names before them are a list of scripts; beside other scripts, names of programs alone are sure. */
function areNamed(blocks: readonly Block[], isElse: boolean): boolean {
  const named = blocks.filter((block): block is NamedBlock => block.kind === 'named' && isOwnName(block));
  if (isElse) return named.filter(({ name }) => say.isIdentifier(name)).length > 1;
  const sure = named.filter(({ name, text }) => say.isIdentifier(name) || say.speaks(text) || isSentence(text));
  return named.length > 1 ? sure.length * 2 >= named.length : sure.some(({ text }) => say.speaks(text));
}

const wordsOf = (blocks: readonly Block[]): number => blocks.reduce((sum, block) => sum + countWords(textOf(block)), 0);

/** Looks at a whole document for what marks its scripts. */
export function signsOf(blocks: readonly Block[], isMail: boolean): Signs {
  const scripts = new Set(blocks.filter(isScript));
  const kinds = new Set([...scripts].map(({ kind }) => kind));
  const isTable = blocks.every(({ kind }) => kind === 'table' || kind === 'heading' || kind === 'note');
  if (isTable) kinds.add('table');
  if (areNamed(blocks, kinds.size > 0)) kinds.add('named');
  const isMarked = (block: Block): boolean => scripts.has(block) || (block.kind === 'named' && kinds.has('named'));
  const outside = blocks.filter((one) => !isMarked(one) && one.kind !== 'note' && say.speaks(textOf(one)));
  return {
    kinds,
    isMail,
    headed: new Set(isMail ? blocks.filter((one, at) => !one.isApart && blocks[at - 1]?.kind === 'heading') : []),
    isOpen: (!isMail || outside.length === 0) && wordsOf(outside) * 2 >= wordsOf(blocks.filter(isMarked)),
    areQuoted: blocks.filter((block) => block.kind === 'named' && block.isQuoted).length > 2,
  };
}

/** Whether a text that nothing marks is spoken, in doubt: if scripts are marked, only what speaks to somebody is. */
function isSpoken(text: string, { isOpen, isMail }: Signs): boolean {
  if (say.leadsIn(text) > 0 && say.explains(text) && text.trimEnd().endsWith(':')) return false;
  // A mail speaks to the studio as well.
  if (!isOpen && isMail) return say.speaks(text) || say.callsIn(text) > 1;
  if (!isOpen) return say.callsIn(text) > 0 || (say.addressesIn(text) > 0 && say.readsIn(text) < 2);
  return say.callsIn(text) > 0 || say.addressesIn(text) > 0 || say.readsIn(text) < 2;
}

/** What becomes of a block: a script of its own, or a paragraph of one, or nothing that is spoken. */
export function roleOf(block: Block, signs: Signs): 'heading' | 'note' | 'script' | 'paragraph' {
  const { kinds, isOpen, areQuoted, headed } = signs;
  if (block.kind === 'heading' || block.kind === 'note') return block.kind;
  if (block.kind === 'labelled') return 'paragraph';
  if (block.kind === 'named') {
    if (say.isNameLabel(block.name) && !say.speaks(block.text)) return 'heading';
    const isListed = kinds.has('named') && (!areQuoted || block.isQuoted);
    if (isListed || say.speaks(block.text)) return 'script';
    return isSpoken(block.text, signs) ? 'paragraph' : 'note';
  }
  if (isScript(block) || (block.kind === 'table' && kinds.size === 1 && kinds.has('table') && isOpen)) return 'script';
  return headed.has(block) || isSpoken(textOf(block), signs) ? 'paragraph' : 'note';
}
