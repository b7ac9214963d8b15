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
  const isScript = ({ kind, text, content = text }: Block): boolean => {
    if (kind === 'named') return say.speaks(content) || (areNamed && (!areQuoted || isQuoted(text)));
    if (kind === 'quotation') return !say.explains(text);
    return kind === 'row' || kind === 'labelled' || (kind === 'code' && countWords(text) > 2);
  };
  const outside = blocks.filter((one) => !isScript(one) && one.kind !== 'note' && say.speaks(one.text));
  /** Whether much of what speaks to callers is outside of what marks scripts. */
  const isOpen = (!isMail || outside.length === 0) && wordsOf(outside) * 2 >= wordsOf(blocks.filter(isScript));

  /** Whether an unmarked text is spoken, in doubt: if scripts are marked, only text that speaks to somebody is. */
  const isSpoken = (text: string): boolean => {
    if (say.leadsIn(text) > 0 && say.explains(text) && text.endsWith(':')) return false;
    // An email also speaks to the studio.
    if (!isOpen && isMail) return say.speaks(text) || say.callsIn(text) > 1;
    const isPlain = say.readsIn(text) < 2;
    return say.callsIn(text) > 0 || (say.addressesIn(text) > 0 ? isOpen || isPlain : isOpen && isPlain);
  };
  return blocks.map((block) => {
    const { kind, text, name, content = text } = block;
    if (kind === 'heading' || kind === 'note') return { kind, text, role: kind };
    if (isScript(block)) return { kind, text: content, role: kind === 'labelled' ? 'paragraph' : 'script', name };
    return { kind, text, role: isSpoken(text) ? 'paragraph' : 'note' };
  });
}
