import { unzip } from 'but-unzip';
import { textOfRows } from '../../domain/scripts/import/read-table.ts';

/** Elements that are a sign; Word's `sym` is a picture such as an arrow. */
const signs = new Map(Object.entries({ br: '\n', cr: '\n', tab: '\t', noBreakHyphen: '-', sym: ' ' }));
/** Elements whose text is not shown, or is elsewhere, too. */
const hidden = /^(?:style|script|moveFrom|Fallback)$/u;
/** Word's names for headings in our languages, as it writes them. */
const headingStyle = /^(?:heading|title|titre|t[ií]?tulo)/iu;

const tidy = (text: string): string =>
  text
    .replaceAll(/ *\n */gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();

/** White space in the source counts as one blank, except in preformatted text. */
function plainText({ parentElement, textContent }: Node): string {
  // Word's other elements contain fields, positions and deleted text.
  if (/^(?!w:t$)[a-z]+:/u.test(parentElement?.nodeName ?? '')) return '';
  return (parentElement?.closest('pre') ? textContent : textContent?.replaceAll(/\s+/gu, ' ')) ?? '';
}

const cellText = (cell: Element): string => tidy(markdownOf(cell)).replaceAll(/^[#>-] /gmu, '');

/** A table in Markdown; null if it is used for layout: if it has one column, or tables in it. */
function tableOf(element: Element): string | null {
  if (!element.matches('table,tbl') || element.querySelector('table,tbl')) return null;
  const rows = [...element.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('td,th,tc')].map(cellText));
  return rows.some((row) => row.length > 1) ? `\n\n${textOfRows(rows)}\n\n` : null;
}

/** The text of a node, with the marks of Markdown. */
function markdownOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return plainText(node);
  if (!(node instanceof Element) || hidden.test(node.localName)) return '';
  const fixed = signs.get(node.localName) ?? tableOf(node);
  if (fixed !== null) return fixed;
  const text = [...node.childNodes].map(markdownOf).join('');
  const isWord = node.nodeName === 'w:p';
  const style = isWord ? (node.querySelector('pStyle')?.getAttribute('w:val') ?? '') : '';
  if (node.matches('h1,h2,h3,h4,h5,h6') || headingStyle.test(style))
    return `\n\n# ${text.trim().replaceAll(/\s+/gu, ' ')}\n\n`;
  // A list in an item consists of items of its own.
  if (node.matches('li') || (isWord && node.querySelector('numPr')))
    return `\n- ${text.trim().replaceAll(/\s*\n\s*(?!\s|- )/gu, ' ')}\n`;
  if (node.matches('blockquote')) return `\n\n${tidy(text).replaceAll(/^/gmu, '> ')}\n\n`;
  if (node.matches('pre')) return `\n\n\`\`\`\n${text}\n\`\`\`\n\n`;
  return node.matches('td,th,dt,dd,p,div,section,article') ? `\n\n${text}\n\n` : text;
}

/** Reads a document where nothing in it runs or loads; null if it is none. */
function markdownIn(source: string, type: 'text/html' | 'application/xml'): string | null {
  const root = new DOMParser().parseFromString(source, type);
  const body = root.querySelector('body') ?? root.getElementsByTagName('w:body')[0];
  return body ? tidy(markdownOf(body)) : null;
}

/** HTML in Markdown; null if there are only paragraphs, or if the page's policy (Trusted Types) prevents reading it. */
export function readHtml(html: string): string | null {
  try {
    const text = markdownIn(html, 'text/html') ?? '';
    return /^(?:[#>-] |\||```)/mu.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** A Word file in Markdown; fails if it is none, or if the page's policy prevents reading it. */
export async function readDocx(bytes: Uint8Array): Promise<string | null> {
  const file = unzip(bytes).find(({ filename }) => filename === 'word/document.xml');
  return markdownIn(new TextDecoder().decode(await file?.read()), 'application/xml');
}
