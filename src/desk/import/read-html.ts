import { tableOf, type Block, type TextBlock } from '../../domain/scripts/import/block.ts';
import { blocksOfParts, type OfficePart } from './office-parts.ts';

const kinds: Readonly<Record<string, TextBlock['kind']>> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`H${level}`, 'heading'])),
  LI: 'item',
  BLOCKQUOTE: 'quotation',
  PRE: 'code',
};

/** The text of a node; white space in its source counts as one blank, except in preformatted text. */
function textOf(node: Node, isCode = false): string {
  if (node.nodeName === 'BR') return '\n';
  const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  const inner = [...node.childNodes].map((child) => textOf(child, isCode)).join('');
  return (isCode ? text : text.replaceAll(/\s+/gu, ' ')) + inner + (node.nodeName === 'P' ? '\n' : '');
}

function partsOf(node: Node): readonly OfficePart[] {
  const element = node instanceof Element ? node : null;
  const rows = element?.matches('table') ? [...element.querySelectorAll('tr')] : [];
  const cells = rows.map((row) => [...row.querySelectorAll('td,th')].map((cell) => textOf(cell).trim()));
  // A table of one column is used for layout.
  if (cells.some((row) => row.length > 1)) return [tableOf(cells, true)];
  const kind = kinds[node.nodeName];
  if (kind) return [{ kind, text: textOf(node, kind === 'code') }];
  if (element?.querySelector('h1,h2,h3,h4,h5,h6,table,blockquote,pre,li,p,div'))
    return [...element.childNodes].flatMap(partsOf);
  return [{ kind: 'paragraph', text: textOf(node) }];
}

/**
 * The blocks of HTML from the clipboard, read in a separate document in which nothing runs or loads; null if the text
 * alone shows as much, or if the page's policy (Trusted Types) prevents reading it.
 */
export function blocksOfHtml(html: string): readonly Block[] | null {
  try {
    return html === '' ? null : blocksOfParts(partsOf(new DOMParser().parseFromString(html, 'text/html').body));
  } catch {
    return null;
  }
}
