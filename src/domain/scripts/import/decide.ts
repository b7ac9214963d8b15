import type { Block, Part } from './block.ts';
import * as say from './speech.ts';

/** Whether a document begins like an email: with two header lines, or with a greeting. */
function isMailed([first, second]: readonly Block[]): boolean {
  const isText = first?.kind === 'paragraph' || first?.kind === 'heading';
  const isGreeting = isText && say.isMailGreeting(first.text.split('\n')[0] ?? '');
  return isGreeting || [first, second].every((one) => say.isMailHeader(one?.text.split(':')[0] ?? ''));
}

/** Marks what goes on after a label such as `VO:`, up to the next heading, table or note. */
function withLabelled(blocks: readonly Block[]): readonly Block[] {
  let isLabelled = false;
  return blocks.map((block): Block => {
    const { kind, text } = block;
    isLabelled = kind === 'labelled' || (isLabelled && !['heading', 'table', 'row', 'note'].includes(kind));
    return isLabelled && ['named', 'paragraph', 'item'].includes(kind) ? { kind: 'labelled', text } : block;
  });
}

/** Searches a document for what marks its scripts, and then tells how its blocks are used. */
export function partsOf(all: readonly Block[]): readonly Part[] {
  const isMail = isMailed(all);
  const blocks = withLabelled(all);
  const named = blocks.filter(({ kind }) => kind === 'named');
  const sure = named.filter(({ name = '', content = '' }) => say.isIdentifier(name) || say.endsSentence(content));
  const isMarked = ({ kind, text, content = text }: Block): boolean => {
    if (kind === 'named') return say.speaks(content) || sure.length > 1;
    if (kind === 'quoted') return say.readsIn(text) <= say.callsIn(text);
    return kind === 'row' || kind === 'labelled';
  };
  const marked = blocks.filter(isMarked);
  const unmarked = blocks.filter((one) => !isMarked(one) && one.kind !== 'note' && say.speaks(one.text));
  /** A quotation that doesn't speak to callers may be a name. */
  const isSure = marked.some(({ name, text }) => name !== undefined || say.callsIn(text) > 0);
  /** Whether unmarked text is ticked in doubt. An email also speaks to the studio. */
  const isLenient = (!isSure || unmarked.length >= marked.length) && (!isMail || unmarked.length === 0);
  const firstHeading = blocks.findIndex(({ kind }) => kind === 'heading');
  const isSpoken = (text: string, index: number): boolean => {
    // The titles of the document.
    if (index < firstHeading && !say.endsSentence(text) && say.callsIn(text) + say.addressesIn(text) === 0)
      return false;
    if (say.leadsIn(text) > 0 && say.readsIn(text) > say.callsIn(text) && text.endsWith(':')) return false;
    // `Good morning,` and `Thank you,` are not for callers.
    if (isMail && !isLenient) return say.speaks(text) && !/^(?:\S+ ){0,2}\S+[,:](?:\n|$)/u.test(text);
    return say.callsIn(text) > 0 || (isLenient && (say.addressesIn(text) > 0 || say.readsIn(text) < 2));
  };
  const lastText = blocks.findLastIndex(({ kind }) => kind !== 'heading' && kind !== 'note');
  return blocks.map((block, index): Part => {
    const { kind, text } = block;
    // A heading without a text below may be a text itself.
    if (kind === 'note' || (kind === 'heading' && index < lastText)) return { ...block, role: kind };
    if (isMarked(block)) return { ...block, role: kind === 'labelled' ? 'paragraph' : 'script' };
    return { ...block, role: isSpoken(text, index) ? 'paragraph' : 'note' };
  });
}
