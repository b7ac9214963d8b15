import { countWords } from '../count-words.ts';
import type { Block, Part } from './block.ts';
import * as say from './speech.ts';

/** Whether a document begins like an email: with two header lines, or with a greeting that callers don't hear. */
function isMailed(blocks: readonly Block[]): boolean {
  const [line = '', next = ''] = blocks.slice(0, 2).flatMap(({ text }) => text.split('\n'));
  const isGreeting = say.isMailGreeting(line) && (line.endsWith(',') || !say.speaks(next));
  return isGreeting || [line, next].every((one) => say.isMailHeader(one.split(':')[0] ?? ''));
}

/** Marks what goes on after a label such as `VO:` or in a quotation, up to the next heading, row or note. */
function withLabelled(blocks: readonly Block[]): readonly Block[] {
  const lastEnd = blocks.findLastIndex(({ text }) => /[”»]$/u.test(text));
  let isLabelled = false;
  return blocks.map((block, index): Block => {
    const { kind, text } = block;
    const isOver = ['heading', 'row', 'note'].includes(kind) || /[”»]$/u.test(blocks[index - 1]?.text ?? '');
    const isOpening = index < lastEnd && /^[“«][^“”«»]*$/u.test(text);
    isLabelled = kind === 'labelled' || isOpening || (isLabelled && !isOver);
    if (!isLabelled || !['named', 'paragraph', 'item'].includes(kind)) return block;
    return { kind: 'labelled', text: text.replaceAll(/^[“«]|[”»]$/gu, '') };
  });
}

/** Whether a text of a list is a script, whatever is around it; below, whether it seems to be one. */
const speaksAlone = ({ kind, text, content = text, isQuoted = false }: Block): boolean =>
  kind !== 'item' && (say.speaks(content) || (isQuoted && say.endsSentence(text)));

function seemsSpoken({ kind, text, name = '', content = text, isQuoted = false }: Block): boolean {
  const isSentence = kind === 'named' && /^[^\p{Ll}]/u.test(content) && say.endsSentence(content);
  const isCalled = say.isIdentifier(name) && say.readsIn(content) === 0;
  return isQuoted || isSentence || isCalled || say.speaks(content);
}

/** The scripts of a list, which is judged as a whole: its shortest texts say little. */
function scriptsOf(list: readonly Block[]): readonly Block[] {
  const isMost = (some: readonly Block[]): boolean => some.length * 2 > list.length;
  const isOne = list.length === 1 && !say.isIdentifier(list[0]?.name ?? '');
  if (isOne || !isMost(list.filter(seemsSpoken))) return list.filter(speaksAlone);
  const areQuoted = isMost(list.filter(({ isQuoted }) => isQuoted));
  return areQuoted ? list.filter((one) => one.isQuoted || speaksAlone(one)) : list;
}

/** The scripts among lists, tables and texts beside names. */
function listedScripts(blocks: readonly Block[]): ReadonlySet<Block> {
  const rest = blocks.filter(({ kind }) => kind !== 'note');
  const lists: Block[][] = [[]];
  for (const block of rest) {
    if (['named', 'item', 'row'].includes(block.kind)) lists.at(-1)?.push(block);
    else lists.push([]);
  }
  // A document that is nothing but a list or table is one of scripts.
  return new Set(lists.flatMap((list) => (list.length === rest.length ? list : scriptsOf(list))));
}

/** The blocks that are marked as scripts: by quotation marks, labels, tables, lists, or a colon before them. */
function marksIn(blocks: readonly Block[]): ReadonlySet<Block> {
  const listed = listedScripts(blocks);
  const isMarked = (block: Block, index: number): boolean => {
    const { kind, text } = block;
    const before = blocks[index - 1]?.text ?? '';
    if (kind === 'paragraph') return before.endsWith(':') && say.readsIn(before) > 0;
    const isScript = say.callsIn(text) > 0 || say.readsIn(text) <= 1;
    return kind === 'quoted' ? isScript : kind === 'labelled' || listed.has(block);
  };
  return new Set(blocks.filter(isMarked));
}

/** The only heading of several scripts, above everything, is the document's own title. */
function withTitleApart(parts: readonly Part[]): readonly Part[] {
  const [first, ...rest] = parts;
  const isTitle =
    first?.role === 'heading' &&
    say.readsIn(first.text) > 0 &&
    !rest.some(({ role }) => role === 'heading') &&
    rest.filter(({ role }) => role !== 'note').length > 1;
  return isTitle ? [{ ...first, role: 'note' }, ...rest] : parts;
}

/** Searches a document for what marks its scripts, and then tells how its blocks are used. */
export function partsOf(all: readonly Block[]): readonly Part[] {
  const isMail = isMailed(all);
  const blocks = withLabelled(all);
  const marks = marksIn(blocks);
  /** A quotation that doesn't speak to callers may be a name, and a colon may only end a heading. */
  const areCertain = [...marks].some(
    ({ kind, name, text }) => kind !== 'paragraph' && (name || say.callsIn(text) > 0 || countWords(text) > 15),
  );
  /** Whether unmarked text is ticked in doubt. An email also speaks to the studio. */
  const isLenient = !areCertain && !(isMail && blocks.some(({ text }) => say.speaks(text)));
  const texts = blocks.filter(({ kind }) => kind !== 'heading' && kind !== 'note');
  const isSpoken = (block: Block): boolean => {
    const { text } = block;
    // `Good morning,` and `Thank you,` are not for callers.
    if (isMail && /^(?:\S+ ){0,5}\S+[,:](?:\n\S+(?: \S+){0,2})?$/u.test(text)) return false;
    if (!isLenient) return say.speaks(text);
    if (say.callsIn(text) + say.addressesIn(text) > 0) return true;
    const isTitle = block === texts[0] && texts.length > 1 && say.readsIn(text) > 0;
    const isClosing = block === texts.at(-1) && texts.length > 1 && say.readsIn(text) + say.closesIn(text) > 0;
    return !isTitle && !isClosing && say.readsIn(text) < 2;
  };
  const lastText = blocks.findLastIndex(({ kind }) => kind !== 'heading' && kind !== 'note');
  const parts = blocks.map((block, index): Part => {
    // A heading without a text below may be a text itself.
    if (block.kind === 'note' || (block.kind === 'heading' && index < lastText)) return { ...block, role: block.kind };
    if (!marks.has(block) && !isSpoken(block)) return { ...block, role: 'note' };
    return { ...block, role: ['named', 'quoted', 'row'].includes(block.kind) ? 'script' : 'paragraph' };
  });
  return withTitleApart(parts);
}
