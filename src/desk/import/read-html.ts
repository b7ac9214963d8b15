import { textOfRows } from '../../domain/scripts/import/read-table.ts';

/** The name of the HTML element that an element corresponds to; `template` for an element that is not shown. */
export type NameOf = (element: Element) => string;

/** Elements that are a sign; Word's `sym` is a picture such as an arrow. */
const signs = new Map(Object.entries({ br: '\n', cr: '\n', tab: '\t', noBreakHyphen: '-', sym: ' ' }));

const notShown = new Set(['style', 'script', 'template']);
const divisions = new Set(['td', 'th', 'dt', 'dd', 'p', 'div', 'section', 'article']);

const tidy = (text: string): string =>
  text
    .replaceAll(/ *\n */gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();

/** The text of HTML, and of Word's `t`: its other elements contain fields, positions and deleted text. */
function plainText({ parentElement, textContent }: Node): string {
  const isHtml = parentElement?.namespaceURI?.endsWith('/xhtml') === true;
  if (!isHtml && parentElement?.localName !== 't') return '';
  return (isHtml && parentElement.closest('pre') ? textContent : textContent?.replaceAll(/\s+/gu, ' ')) ?? '';
}

/** A table in Markdown; null if it is used for layout: if it has one column, or tables in it. */
function tableOf(table: Element, nameOf: NameOf): string | null {
  const inside = (element: Element, ...names: readonly string[]): readonly Element[] =>
    [...element.querySelectorAll('*')].filter((one) => names.includes(nameOf(one)));
  if (inside(table, 'table').length > 0) return null;
  const cellText = (cell: Element): string => tidy(markdownOf(cell, nameOf)).replaceAll(/^[#>-] /gmu, '');
  const rows = inside(table, 'tr').map((row) => inside(row, 'td', 'th').map(cellText));
  return rows.some((row) => row.length > 1) ? `\n\n${textOfRows(rows)}\n\n` : null;
}

/** The Markdown of an element; `text` is that of its content. */
function blockOf(name: string, text: string): string {
  if (/^h[1-6]$/u.test(name)) return `\n\n# ${text.trim().replaceAll(/\s+/gu, ' ')}\n\n`;
  // A list in an item consists of items of its own.
  if (name === 'li') return `\n- ${text.trim().replaceAll(/\s*\n\s*(?!\s|- )/gu, ' ')}\n`;
  if (name === 'blockquote') return `\n\n${tidy(text).replaceAll(/^/gmu, '> ')}\n\n`;
  if (name === 'pre') return `\n\n\`\`\`\n${text}\n\`\`\`\n\n`;
  return divisions.has(name) ? `\n\n${text}\n\n` : text;
}

function markdownOf(node: Node, nameOf: NameOf): string {
  if (node.nodeType === Node.TEXT_NODE) return plainText(node);
  if (!(node instanceof Element)) return '';
  const name = nameOf(node);
  if (notShown.has(name)) return '';
  const fixed = signs.get(name) ?? (name === 'table' ? tableOf(node, nameOf) : null);
  return fixed ?? blockOf(name, [...node.childNodes].map((child) => markdownOf(child, nameOf)).join(''));
}

/** The text of a document of HTML or Word in Markdown. */
export const markdownIn = (body: Element, nameOf: NameOf): string => tidy(markdownOf(body, nameOf));

/** Text that is not shown; `mso-hide` is Word's. */
const hidden = '[hidden],[style*="display:none" i],[style*="display: none" i],[style*="mso-hide:all" i]';

const nameOf = (element: Element): string => (element.matches(hidden) ? 'template' : element.localName);

/** HTML in Markdown; null if there are only paragraphs, or if the page's policy (Trusted Types) prevents reading it. */
export function readHtml(html: string): string | null {
  try {
    // Nothing runs or loads in this document.
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const text = markdownIn(body, nameOf);
    return /^(?:[#>-] |\||```)/mu.test(text) ? text : null;
  } catch {
    return null;
  }
}
