import { isChoice } from '../check/menus.ts';
import type { Part } from './block.ts';
import { partsOf } from './decide.ts';
import { blocksOfText } from './parse-text.ts';
import { blocksOfRows, rowsOfText } from './read-table.ts';
import { counted } from './speech.ts';

/** A message found in a document. */
export interface FoundScript {
  readonly name: string;
  readonly content: string;
  /** Whether it is most likely not spoken; it is then offered unchecked. */
  readonly isUnlikely?: true;
}

/** A prefix that only counts, before a name or instead of it: `2.`, `Message 1:`, `Message #1`. */
const count = new RegExp(String.raw`^\s*#?\d{1,2}[.)]\s+|^${counted}(?:\s*[:.)·–—-]\s+|(?<=#\d+)$)`, 'iu');

/** A name without the extension of an audio file, and without signs around it. */
const nameOf = (text: string): string =>
  text.replace(count, '').replaceAll(/(?:\.(?:wav|mp3|ogg|gsm|m4a|aiff?|au))?[\s`:*_=–—→-]*$|`/giu, '');

/** A heading without its remark in brackets: `Live (with name)`, which may be a label above many texts. */
const bare = ({ text }: Part): string => text.replaceAll(/\s*\([^)]*\)|:\s*$/gu, '').trim();

const unlikely = (parts: readonly Part[]): readonly FoundScript[] =>
  parts.length === 0 ? [] : [{ name: '', content: parts.map(({ text }) => text).join('\n\n'), isUnlikely: true }];

/** Builds the messages of a document from its parts, with everything that is not spoken between them. */
function gather(parts: readonly Part[], most: number): readonly FoundScript[] {
  const headings = parts.filter(({ role }) => role === 'heading').map(bare);
  const isRepeated = (part: Part): boolean => headings.indexOf(bare(part)) < headings.lastIndexOf(bare(part));
  // Below headings, a paragraph continues the message above it; otherwise, each paragraph is one if there is room.
  const areLong = headings.length > 1 || most === 1;
  const found: FoundScript[] = [];
  let gap: Part[] = [];
  parts.forEach((part, index) => {
    const { role, kind, text, name, content = text } = part;
    const last = role === 'paragraph' && gap.length === 0 ? found.at(-1) : undefined;
    const before = parts[index - 1];
    const goesOn = before?.role === 'paragraph' && (kind === 'labelled' || (areLong && kind !== 'item'));
    // Choices of a menu continue the text above them as lines, unless that is another item.
    const isMenu = isChoice(text) && (before?.kind !== 'item' || isChoice(before.text));
    const between = isMenu ? '\n' : '\n\n';
    if (role === 'heading' || role === 'note') gap.push(part);
    else if (last && (goesOn || isMenu)) found.splice(-1, 1, { ...last, content: last.content + between + text });
    else {
      const isNamed = role === 'script' && name !== undefined;
      // The last heading names the message, except labels that are repeated.
      const above = isNamed ? [] : gap.filter((one) => one.role === 'heading');
      const heading = above.findLast((one) => !isRepeated(one)) ?? above.at(-1);
      found.push(...unlikely(gap.filter((one) => one !== heading)));
      found.push({ name: nameOf((isNamed ? name : heading?.text) ?? ''), content: role === 'script' ? content : text });
      gap = [];
    }
  });
  return [...found, ...unlikely(gap)];
}

/** The messages of a document, for an order that can have at most this many. */
export function foundScripts(text: string, most = Infinity): readonly FoundScript[] {
  const rows = rowsOfText(text);
  const blocks = rows ? blocksOfRows(rows) : blocksOfText(text);
  return gather(partsOf(blocks.filter(({ text: all, content = all }) => content !== '')), most);
}
