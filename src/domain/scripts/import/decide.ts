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
    ({ name = '', content = '' }) =>
      say.isIdentifier(name) || say.speaks(content) || (say.endsSentence(content) && countWords(content) > 3),
  );
  return named.length > 1 && sure.length * 2 >= named.length;
}

const wordsOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { text }) => sum + countWords(text), 0);

/** Searches a document for what marks its scripts, and then tells how its blocks are used. */
export function partsOf(blocks: readonly Block[], isMail: boolean): readonly Part[] {
  const named = blocks.filter(({ kind }) => kind === 'named');
  const areNamed = areScripts(named);
  const areQuoted = named.filter(({ text }) => isQuoted(text)).length > 2;
  const isMarked = ({ kind, text, content = text }: Block): boolean => {
    if (kind === 'named') return say.speaks(content) || (areNamed && (!areQuoted || isQuoted(text)));
    if (kind === 'quotation') return !say.explains(text);
    return kind === 'row' || kind === 'labelled' || (kind === 'code' && countWords(text) > 2);
  };
  const marked = blocks.filter(isMarked);
  const unmarked = blocks.filter((one) => !isMarked(one) && one.kind !== 'note' && say.speaks(one.text));
  /** A quotation that doesn't speak to callers may be a name. */
  const isSure = marked.some(({ name, text }) => name !== undefined || say.callsIn(text) > 0);
  const isMostlyMarked = isSure && wordsOf(unmarked) * 2 < wordsOf(marked);
  /** Whether unmarked text is ticked in doubt. An email also speaks to the studio. */
  const isLenient = !isMostlyMarked && (!isMail || unmarked.length === 0);

  const isTickedUnmarked = (text: string): boolean => {
    if (say.leadsIn(text) > 0 && say.explains(text) && text.endsWith(':')) return false;
    if (!isLenient && isMail) return say.speaks(text) || say.callsIn(text) > 1;
    const explainsLittle = say.readsIn(text) < 2;
    const addresses = say.addressesIn(text) > 0;
    return say.callsIn(text) > 0 || (isLenient ? addresses || explainsLittle : addresses && explainsLittle);
  };
  const lastText = blocks.findLastIndex(({ kind }) => kind !== 'heading' && kind !== 'note');
  return blocks.map((block, index) => {
    const { kind, text, name, content = text } = block;
    // A heading without a text below may be a text itself.
    if (kind === 'note' || (kind === 'heading' && index < lastText)) return { kind, text, role: kind };
    if (isMarked(block)) return { kind, text: content, role: kind === 'labelled' ? 'paragraph' : 'script', name };
    return { kind, text, role: isTickedUnmarked(text) ? 'paragraph' : 'note' };
  });
}
