import { countWords } from '../count-words.ts';
import type { Block } from './block.ts';
import { isQuoted } from './parse-lines.ts';
import * as say from './speech.ts';

/** What a document shows about where its scripts are. */
interface Signs {
  /** Whether names in front of texts mark scripts, and whether only those in quotation marks are. */
  readonly areNamed: boolean;
  readonly areQuoted: boolean;
  /** Whether much of what speaks to callers is outside of what marks scripts. */
  readonly isOpen: boolean;
  readonly isMail: boolean;
}

/** Whether a block is a script because of its kind. */
const isScript = ({ kind, text }: Block): boolean =>
  kind === 'row' || kind === 'code' || kind === 'labelled' || (kind === 'quotation' && !say.explains(text));

/** Whether texts with names in front are a list of scripts. */
function areScripts(named: readonly Block[]): boolean {
  const sure = named.filter(
    ({ name = '', content = '' }) => say.isIdentifier(name) || say.speaks(content) || say.endsSentence(content),
  );
  return named.length > 1 && sure.length * 2 >= named.length;
}

const wordsOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { text }) => sum + countWords(text), 0);

/** Searches a whole document for marks of its scripts. */
export function signsOf(blocks: readonly Block[], isMail: boolean): Signs {
  const named = blocks.filter(({ kind }) => kind === 'named');
  const areNamed = areScripts(named);
  const isMarked = (block: Block): boolean => isScript(block) || (block.kind === 'named' && areNamed);
  const outside = blocks.filter((one) => !isMarked(one) && one.kind !== 'note' && say.speaks(one.text));
  return {
    areNamed,
    areQuoted: named.filter(({ text }) => isQuoted(text)).length > 2,
    isOpen: (!isMail || outside.length === 0) && wordsOf(outside) * 2 >= wordsOf(blocks.filter(isMarked)),
    isMail,
  };
}

/** Whether an unmarked text is spoken, in doubt: if scripts are marked, only text that speaks to somebody is. */
function isSpoken(text: string, { isOpen, isMail }: Signs): boolean {
  if (say.leadsIn(text) > 0 && say.explains(text) && text.endsWith(':')) return false;
  // An email also speaks to the studio.
  if (!isOpen && isMail) return say.speaks(text) || say.callsIn(text) > 1;
  if (say.callsIn(text) > 0) return true;
  const [addresses, explainsLittle] = [say.addressesIn(text) > 0, say.readsIn(text) < 2];
  return isOpen ? addresses || explainsLittle : addresses && explainsLittle;
}

export type Role = 'heading' | 'note' | 'script' | 'paragraph';

/** How a block is used: as a script of its own, as a paragraph of one, or not spoken. */
export function roleOf(block: Block, signs: Signs): Role {
  const { kind, text, content = '' } = block;
  if (kind === 'heading' || kind === 'note') return kind;
  if (kind === 'labelled') return 'paragraph';
  const isNamed = signs.areNamed && (!signs.areQuoted || isQuoted(text));
  if (kind === 'named' ? isNamed || say.speaks(content) : isScript(block)) return 'script';
  return isSpoken(text, signs) ? 'paragraph' : 'note';
}
