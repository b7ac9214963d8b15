import { countWords } from '../count-words.ts';
import type { Block } from './block.ts';
import { isQuoted } from './parse-lines.ts';
import * as say from './speech.ts';

/** A block, and how it is used: as a script of its own (without its name), as a paragraph of one, or not spoken. */
export interface Part extends Pick<Block, 'kind' | 'text'> {
  readonly role: 'heading' | 'note' | 'script' | 'paragraph';
  /** The name of a script, if it is beside it. */
  readonly name?: string | undefined;
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

/** Searches a document for what marks its scripts, and then tells how its blocks are used. */
export function partsOf(blocks: readonly Block[], isMail: boolean): readonly Part[] {
  const named = blocks.filter(({ kind }) => kind === 'named');
  const areNamed = areScripts(named);
  const areQuoted = named.filter(({ text }) => isQuoted(text)).length > 2;
  const isMarked = (block: Block): boolean => isScript(block) || (block.kind === 'named' && areNamed);
  const outside = blocks.filter((one) => !isMarked(one) && one.kind !== 'note' && say.speaks(one.text));
  /** Whether much of what speaks to callers is outside of what marks scripts. */
  const isOpen = (!isMail || outside.length === 0) && wordsOf(outside) * 2 >= wordsOf(blocks.filter(isMarked));

  /** Whether an unmarked text is spoken, in doubt: if scripts are marked, only text that speaks to somebody is. */
  const isSpoken = (text: string): boolean => {
    if (say.leadsIn(text) > 0 && say.explains(text) && text.endsWith(':')) return false;
    // An email also speaks to the studio.
    if (!isOpen && isMail) return say.speaks(text) || say.callsIn(text) > 1;
    const isPlain = say.readsIn(text) < 2;
    return say.callsIn(text) > 0 || (say.addressesIn(text) > 0 ? isOpen || isPlain : isOpen && isPlain);
  };
  return blocks.map(({ kind, text, name, content = text }) => {
    if (kind === 'heading' || kind === 'note') return { kind, text, role: kind };
    if (kind === 'labelled') return { kind, text, role: 'paragraph' };
    const isNamed = kind === 'named' && ((areNamed && (!areQuoted || isQuoted(text))) || say.speaks(content));
    if (isNamed || isScript({ kind, text })) return { kind, text: content, role: 'script', name };
    return { kind, text, role: isSpoken(text) ? 'paragraph' : 'note' };
  });
}
