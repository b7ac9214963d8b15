import { unzip } from 'but-unzip';
import type { Block } from '../../domain/scripts/import/block.ts';
import type { Source } from '../../domain/scripts/import/found-scripts.ts';
import { withoutLabel } from '../../domain/scripts/import/parse-lines.ts';
import { blocksOfText, itemsOf } from '../../domain/scripts/import/parse-text.ts';
import { blocksOfTable, type Rows } from '../../domain/scripts/import/read-table.ts';

/** A part of a document in HTML or of Word, before its text is read. */
interface Part {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'quotation' | 'code' | 'table';
  readonly text: string;
  readonly rows: Rows;
}

const kinds: Readonly<Record<string, Part['kind']>> = { LI: 'item', BLOCKQUOTE: 'quotation', PRE: 'code' };
const signs: Readonly<Record<string, string>> = { BR: '\n', 'w:br': '\n', 'w:cr': '\n', 'w:tab': '\t' };
/** Word's names for headings in our languages, as it writes them. */
const headingStyle = /^(?:heading|title|titre|t[ií]?tulo)/iu;
/** The names are without their prefix `w:`. */
const partNames = 'h1,h2,h3,h4,h5,h6,table,blockquote,pre,li,p,div,tbl';

function kindOf(element: Element): Part['kind'] | undefined {
  if (element.nodeName !== 'w:p') return /^H[1-6]$/u.test(element.nodeName) ? 'heading' : kinds[element.nodeName];
  if (headingStyle.test(element.querySelector('pStyle')?.getAttribute('w:val') ?? '')) return 'heading';
  return element.querySelector('numPr') ? 'item' : 'paragraph';
}

/** The text of a node; white space in its source counts as one blank, except in preformatted text. */
function textOf(node: Node): string {
  const { nodeName, parentElement, textContent } = node;
  if (node.nodeType !== Node.TEXT_NODE)
    return signs[nodeName] ?? [...node.childNodes].map(textOf).join('') + (/^(?:w:p|P)$/u.test(nodeName) ? '\n' : '');
  // Word's other elements contain fields, positions and deleted text.
  if (/^(?!w:t$)[a-z]+:/u.test(parentElement?.nodeName ?? '')) return '';
  return (parentElement?.closest('pre') ? textContent : textContent?.replaceAll(/\s+/gu, ' ')) ?? '';
}

function partsOf(node: Node): readonly Part[] {
  const element = node instanceof Element ? node : null;
  const lines = element?.matches('table,tbl') ? [...element.querySelectorAll('tr')] : [];
  const rows = lines.map((row) => [...row.querySelectorAll('td,th,tc')].map((cell) => textOf(cell).trim()));
  // A table of one column is used for layout.
  if (rows.some((row) => row.length > 1))
    return [{ kind: 'table', rows, text: rows.map((row) => row.join('\t')).join('\n') }];
  const kind = element ? kindOf(element) : 'paragraph';
  if (!kind && element?.querySelector(partNames)) return [...element.childNodes].flatMap(partsOf);
  return [{ kind: kind ?? 'paragraph', rows, text: textOf(node).trim() }].filter(({ text }) => text !== '');
}

function blocksOfPart({ kind, text, rows }: Part): readonly Block[] {
  if (kind === 'table') return blocksOfTable(rows);
  if (kind === 'item') return itemsOf(text.replaceAll(/\s*\n\s*/gu, ' '));
  if (kind === 'heading') return [{ kind, text }];
  return kind === 'paragraph' ? blocksOfText(text) : withoutLabel(kind, text);
}

/** The text and the blocks of a document; only the text if there are only paragraphs, which it shows as well. */
function sourceOf(root: Node): Source {
  const parts = partsOf(root);
  const text = parts.map((part) => part.text).join('\n\n');
  return parts.every(({ kind }) => kind === 'paragraph') ? { text } : { text, blocks: parts.flatMap(blocksOfPart) };
}

/**
 * HTML from the clipboard, read in a separate document in which nothing runs or loads; null if the page's policy
 * (Trusted Types) prevents reading it.
 */
export function readHtml(html: string): Source | null {
  try {
    return sourceOf(new DOMParser().parseFromString(html, 'text/html').body);
  } catch {
    return null;
  }
}

/** A Word file; null if it is not one, or if the page's policy prevents reading it. */
export async function readDocx(bytes: Uint8Array): Promise<Source | null> {
  try {
    const file = unzip(bytes).find(({ filename }) => filename === 'word/document.xml');
    const xml = new TextDecoder().decode(await file?.read());
    const [body] = new DOMParser().parseFromString(xml, 'application/xml').getElementsByTagName('w:body');
    return body ? sourceOf(body) : null;
  } catch {
    return null;
  }
}
