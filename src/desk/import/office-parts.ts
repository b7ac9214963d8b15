import type { Block, TableBlock, TextBlock } from '../../domain/scripts/import/block.ts';
import { blocksOfText, itemsOf } from '../../domain/scripts/import/parse-text.ts';

/** A part of a document from an office program, before its text is read. */
export type OfficePart = TableBlock | Pick<TextBlock, 'kind' | 'text'>;

function blocksOfPart(part: OfficePart): readonly Block[] {
  if (part.kind === 'table') return [part];
  const text = part.text.trim();
  if (part.kind === 'item') return itemsOf(text.replaceAll(/\s*\n\s*/gu, ' '), true);
  return part.kind === 'paragraph' ? blocksOfText(text) : [{ kind: part.kind, text, isApart: true }];
}

/** The blocks of a document whose parts are known; null if they are only paragraphs, which the text shows as well. */
export function blocksOfParts(parts: readonly OfficePart[]): readonly Block[] | null {
  const told = parts.filter(({ text }) => text.trim() !== '');
  return told.every(({ kind }) => kind === 'paragraph') ? null : told.flatMap(blocksOfPart);
}
