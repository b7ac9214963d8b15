import { areSentences, type Block } from './blocks.ts';
import { isSpoken } from './spoken-line.ts';
import { afterCount, canBeName, isShortLine, isSureTitle, withoutMark } from './titles.ts';

/** `After hours: We are closed.`, or with a dash: what stands before the text is its name. */
const named = /^([^:]+?)(?:\s*:|\s+[–—-])\s+(?=\S)/u;

/** The name before the text of a paragraph, with what parts them; null where there is none. */
function nameBefore([first = '', ...rest]: Block): readonly [all: string, name: string] | null {
  const text = withoutMark(first);
  const [all = '', name = ''] = (!isSureTitle(first) && named.exec(text)) || [];
  // A point of a list may be a choice of a menu.
  if (!canBeName(name) || (text !== first && !areSentences([text.slice(all.length), ...rest]))) return null;
  return [first.slice(0, first.length - text.length) + all, name];
}

/** Each with its name in a line of its own, where all that can have one have it before their text. */
export function withNamesApart(
  blocks: readonly Block[],
  canHave: (block: Block) => boolean = () => true,
): readonly Block[] {
  const names = blocks.map((block) => (canHave(block) ? nameBefore(block) : null));
  const areNamed =
    names.filter(Boolean).length > 1 && names.every((name, index) => name || !canHave(blocks[index] ?? []));
  if (!areNamed) return blocks;
  return blocks.map((block, index) => {
    const [first = '', ...rest] = block;
    const [all, name] = names[index] ?? [];
    return all === undefined ? block : [`${name}:`, first.slice(all.length), ...rest];
  });
}

/** Whether a paragraph of a mail has a name with a colon before its sentences, as others around it have not. */
function isNamed(block: Block): boolean {
  const [first = '', ...rest] = block;
  const [all, name] = nameBefore(block) ?? [];
  return (
    all?.trimEnd().endsWith(':') === true && name !== undefined && areSentences([first.slice(all.length), ...rest])
  );
}

/** With the names apart that all paragraphs have, or some of a document that tells its titles in no surer way. */
export function withAllNamesApart(blocks: readonly Block[]): readonly Block[] {
  const apart = withNamesApart(blocks);
  const hasSure = blocks.some(([first = '']) => isSureTitle(first));
  return apart !== blocks || hasSure ? apart : withNamesApart(blocks, isNamed);
}

/** The name before the text that stands behind a count, `Message 1 - Welcome: Thank you.`, as a title above the text. */
function withCountedName(text: string, below: Block): Block | null {
  const [all = '', name = ''] = named.exec(text) ?? [];
  const rest = [text.slice(all.length), ...below];
  return canBeName(name) && areSentences(rest) ? [`Message 1: ${name}`, ...rest] : null;
}

/** Each that counts with its name above its text, where all with a text behind their count have one before it. */
export function withCountedNamesApart(blocks: readonly Block[]): readonly Block[] {
  const texts = blocks.map(([first = '']) => afterCount(first) ?? '');
  const haveText = texts.map((text) => text !== '' && (!isShortLine(text) || isSpoken(text)));
  const found = blocks.map((block, index) =>
    haveText[index] === true ? withCountedName(texts[index] ?? '', block.slice(1)) : block,
  );
  if (haveText.filter(Boolean).length < 2 || found.includes(null)) return blocks;
  return found.map((block, index) => block ?? blocks[index] ?? []);
}
