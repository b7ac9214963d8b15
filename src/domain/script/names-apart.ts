import { areSentences, type Block } from './blocks.ts';
import { afterCount, canBeName, isSureTitle } from './titles.ts';

/** `After hours: We are closed.`, or with a dash: what stands before the text is its name. */
const named = /^([^:]+?)(?:\s*:|\s+[–—-])\s+(?=\S)/u;

/** The name before the text of a paragraph, with what parts them; null where there is none. */
function nameBefore([first = '']: Block): readonly [all: string, name: string] | null {
  const [all = '', name = ''] = (afterCount(first) === null && named.exec(first)) || [];
  return canBeName(name) ? [all, name] : null;
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
