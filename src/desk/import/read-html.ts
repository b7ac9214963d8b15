import type { Block } from '../../domain/scripts/import/block.ts';
import { blocksOfParts, type RichPart } from './rich-blocks.ts';

const partNames = 'h1,h2,h3,h4,h5,h6,table,blockquote,pre,li,p,div';
const kinds: Readonly<Record<string, 'item' | 'quotation' | 'code'>> = {
  LI: 'item',
  BLOCKQUOTE: 'quotation',
  PRE: 'code',
};

/** The text of a node; the white space of its source counts as one blank, but in what is set as it is. */
function textOf(node: Node, isCode = false): string {
  if (node.nodeName === 'BR') return '\n';
  if (node.nodeType === Node.TEXT_NODE)
    return isCode ? (node.textContent ?? '') : (node.textContent ?? '').replaceAll(/\s+/gu, ' ');
  return [...node.childNodes].map((child) => textOf(child, isCode)).join('') + (node.nodeName === 'P' ? '\n' : '');
}

const rowsOf = (table: Element): readonly (readonly string[])[] =>
  [...table.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('td,th')].map((cell) => textOf(cell).trim()));

/** Whether all of a paragraph is bold. Google Docs puts a `b` that is not bold around everything. */
const isBold = (element: Element): boolean =>
  [...element.querySelectorAll('b,strong')].some((bold) => bold.textContent?.trim() === element.textContent?.trim());

function partsOf(element: Element): readonly RichPart[] {
  const { nodeName } = element;
  if (nodeName === 'TABLE') {
    const rows = rowsOf(element);
    // A table of one column lays a page out.
    if (rows.some((row) => row.length > 1)) return [{ kind: 'table', rows }];
  }
  const kind = kinds[nodeName];
  if (/^H[1-6]$/u.test(nodeName)) return [{ kind: 'heading', text: textOf(element) }];
  if (kind) return [{ kind, text: textOf(element, kind === 'code') }];
  if (element.querySelector(partNames))
    return [...element.childNodes].flatMap((child) =>
      child instanceof Element ? partsOf(child) : [{ kind: 'text', text: textOf(child) }],
    );
  return [{ kind: isBold(element) ? 'bold' : 'text', text: textOf(element) }];
}

/**
 * The blocks of HTML from the clipboard, read in a document of its own in which nothing runs or loads; null if it tells no
 * more than its text does, or the page's policy (Trusted Types) keeps us from reading it.
 */
export function blocksOfHtml(html: string): readonly Block[] | null {
  if (html === '') return null;
  try {
    return blocksOfParts(partsOf(new DOMParser().parseFromString(html, 'text/html').body));
  } catch {
    return null;
  }
}
