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
/** Elements that are a sign; Word's `sym` is a picture such as an arrow. */
const signs = new Map(Object.entries({ BR: '\n', br: '\n', cr: '\n', tab: '\t', noBreakHyphen: '-', sym: ' ' }));
/** Elements whose text is not shown, or is elsewhere, too. */
const hidden = /^(?:STYLE|SCRIPT|w:moveFrom|mc:Fallback)$/u;
/** Word's names for headings in our languages, as it writes them. */
const headingStyle = /^(?:heading|title|titre|t[ií]?tulo)/iu;
/** Elements with lines of their own, except those of which others consist; Word's names are without their prefix. */
const lineNames = 'h1,h2,h3,h4,h5,h6,td,th,blockquote,pre,li,dt,dd,p,div,section,article';
const isLine = (node: Node): boolean => node instanceof Element && node.matches(lineNames);

function kindOf(element: Element): Part['kind'] | undefined {
  if (element.nodeName !== 'w:p') return /^H[1-6]$/u.test(element.nodeName) ? 'heading' : kinds[element.nodeName];
  if (headingStyle.test(element.querySelector('pStyle')?.getAttribute('w:val') ?? '')) return 'heading';
  return element.querySelector('numPr') ? 'item' : 'paragraph';
}

/** The text of a node; white space in its source counts as one blank, except in preformatted text. */
function rawText(node: Node): string {
  const { nodeName, parentElement, textContent } = node;
  if (hidden.test(nodeName)) return '';
  if (node.nodeType !== Node.TEXT_NODE) {
    const text = signs.get(nodeName.replace('w:', '')) ?? [...node.childNodes].map(rawText).join('');
    return isLine(node) ? `\n${text}\n` : text;
  }
  // Word's other elements contain fields, positions and deleted text.
  if (/^(?!w:t$)[a-z]+:/u.test(parentElement?.nodeName ?? '')) return '';
  return (parentElement?.closest('pre') ? textContent : textContent?.replaceAll(/\s+/gu, ' ')) ?? '';
}

function textOf(nodes: readonly Node[]): string {
  const text = nodes.map(rawText).join('');
  return text
    .replaceAll(/ *\n */gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}

/** What divides a part: a list in an item consists of items of its own. */
const divisions: Partial<Record<Part['kind'], string>> = { paragraph: lineNames, item: 'li' };

function partsOf(node: Node, within: Part['kind']): readonly Part[] {
  const element = node instanceof Element ? node : null;
  const lines = element?.matches('table,tbl') ? [...element.querySelectorAll('tr')] : [];
  const rows = lines.map((row) => [...row.querySelectorAll('td,th,tc')].map((cell) => textOf([cell])));
  // A table of one column or of tables is used for layout.
  if (rows.some((row) => row.length > 1) && !element?.querySelector('table,tbl'))
    return [{ kind: 'table', rows, text: rows.map((row) => row.join('\t')).join('\n') }];
  const kind = (element && kindOf(element)) ?? within;
  const division = divisions[kind];
  if (!division || !element?.querySelector(division)) return partOf([node], kind);
  const parts: Part[] = [];
  let beside: Node[] = [];
  for (const child of element.childNodes) {
    if (isLine(child) || (child instanceof Element && child.querySelector(lineNames))) {
      parts.push(...partOf(beside, kind), ...partsOf(child, kind));
      beside = [];
    } else beside.push(child);
  }
  return [...parts, ...partOf(beside, kind)];
}

/** The part with the text of some nodes; none if there is no text. */
function partOf(nodes: readonly Node[], kind: Part['kind']): readonly Part[] {
  const text = textOf(nodes);
  return text === '' ? [] : [{ kind, text, rows: [] }];
}

function blocksOfPart({ kind, text, rows }: Part): readonly Block[] {
  if (kind === 'table') return blocksOfTable(rows);
  const line = text.replaceAll(/\s*\n\s*/gu, ' ');
  if (kind === 'item') return itemsOf(line);
  if (kind === 'heading') return [{ kind, text: line }];
  return kind === 'paragraph' ? blocksOfText(text) : withoutLabel(kind, text);
}

/** The text and the blocks of a document; only the text if there are only paragraphs, which it shows as well. */
function sourceOf(root: Node): Source {
  const parts = partsOf(root, 'paragraph');
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
