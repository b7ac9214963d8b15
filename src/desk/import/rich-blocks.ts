import type { Block } from '../../domain/scripts/import/block.ts';
import { blocksOfText } from '../../domain/scripts/import/parse-text.ts';
import { isHeadingLike } from '../../domain/scripts/import/speech.ts';

/** A part of a document from an office program, before its text is read. */
export type RichPart =
  | { readonly kind: 'heading' | 'item' | 'quotation' | 'code' | 'bold' | 'text'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

function blocksOfPart(part: RichPart): readonly Block[] {
  if (part.kind === 'table') return [{ ...part, isApart: true }];
  const text = part.text.trim();
  if (part.kind === 'bold' && isHeadingLike(text)) return [{ kind: 'heading', text, isApart: true }];
  if (part.kind === 'bold' || part.kind === 'text') return blocksOfText(text);
  const inner = part.kind === 'item' ? blocksOfText(`- ${text.replaceAll(/\s*\n\s*/gu, ' ')}`) : [];
  return inner.length > 0 ? inner : [{ kind: part.kind, text, isApart: true }];
}

/** The blocks of a document whose parts are known; null if they are nothing but paragraphs, which a text shows as well. */
export function blocksOfParts(parts: readonly RichPart[]): readonly Block[] | null {
  const told = parts.filter((part) => part.kind === 'table' || part.text.trim() !== '');
  return told.every(({ kind }) => kind === 'text') ? null : told.flatMap(blocksOfPart);
}
