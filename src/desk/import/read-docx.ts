import { unzip } from 'but-unzip';
import { textOfRows } from '../../domain/scripts/import/read-table.ts';
import { throughStream } from '../../state/saving/carried-order.ts';

/** The most bytes that are unpacked of a part of the file: ten times as many as a long document has. */
const maxUnpacked = 20_000_000;

/** Unpacks a part of the file; rejects with a RangeError if there is too much in it. */
async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new DecompressionStream('deflate-raw');
  const unpacked = await throughStream(Uint8Array.from(packed), stream, maxUnpacked);
  return new Uint8Array(await unpacked.arrayBuffer());
}

function parseXml(text: string): Document {
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  // Browsers keep what they could read before an error, and describe the error in the document.
  if (xml.querySelector('parsererror')) throw new SyntaxError('The file contains invalid XML.');
  return xml;
}

const named = (root: ParentNode, name: string): readonly Element[] =>
  [...root.querySelectorAll('*')].filter(({ localName }) => localName === name);

const childrenOf = (element: Element, name: string): readonly Element[] =>
  [...element.children].filter(({ localName }) => localName === name);

const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element && childrenOf(element, name)[0];

const attributeOf = (element: Element | undefined, name: string): string =>
  [...(element?.attributes ?? [])].find((one) => one.name.replace(/^.*:/u, '') === name)?.value ?? '';

/** The names of Word's own styles are English in every language. */
const headingName = /^(?:heading|title)/iu;

/** The ids of the styles that are headings, also by the style that they are based on, which is listed before. */
function headingStyles(xml: Document | null): ReadonlySet<string> {
  const headings = new Set<string>();
  for (const style of xml ? named(xml, 'style') : []) {
    const isHeading = headingName.test(attributeOf(childOf(style, 'name'), 'val'));
    if (isHeading || headings.has(attributeOf(childOf(style, 'basedOn'), 'val')))
      headings.add(attributeOf(style, 'styleId'));
  }
  return headings;
}

/** Elements that stand for a character; `sym` is a picture such as an arrow. */
const characters = new Map([
  ['tab', '\t'],
  ['br', '\n'],
  ['cr', '\n'],
  ['noBreakHyphen', '-'],
  ['sym', ' '],
]);

/** Elements without text of the document: properties, text that was moved away, and a second version of a picture. */
const withoutText = new Set(['pPr', 'rPr', 'tblPr', 'tcPr', 'moveFrom', 'Fallback']);

function isHidden(run: Element): boolean {
  const vanish = childOf(childOf(run, 'rPr'), 'vanish');
  return vanish !== undefined && !/^(?:0|false|off)$/u.test(attributeOf(vanish, 'val'));
}

/** What begins the line of a paragraph in Markdown. */
function markOf(paragraph: Element, headings: ReadonlySet<string>): string {
  const properties = childOf(paragraph, 'pPr');
  const style = attributeOf(childOf(properties, 'pStyle'), 'val');
  if (headings.has(style) || headingName.test(style)) return '# ';
  return childOf(properties, 'numPr') ? '- ' : '';
}

function markdownOf(element: Element, headings: ReadonlySet<string>): string {
  const name = element.localName;
  const content = (of = element): string => [...of.children].map((child) => markdownOf(child, headings)).join('');
  if (name === 't') return element.textContent.replaceAll(/\s+/gu, ' ');
  if (withoutText.has(name) || (name === 'r' && isHidden(element))) return '';
  if (name === 'p') {
    const mark = markOf(element, headings);
    return `${mark === '- ' ? '' : '\n'}${mark}${content().trim()}${mark === '- ' ? '\n' : '\n\n'}`;
  }
  if (name !== 'tbl') return characters.get(name) ?? content();
  const cellText = (cell: Element): string =>
    content(cell)
      .trim()
      .replaceAll(/^[#-] /gmu, '');
  const rows = childrenOf(element, 'tr').map((row) => childrenOf(row, 'tc').map(cellText));
  // A table of one column is a frame.
  return rows.some((row) => row.length > 1) ? `${textOfRows(rows)}\n\n` : content();
}

/** The parts of a Word file; programs also write `/word/document2.xml` and `word\document.xml`. */
const documentPart = /^\/?word[/\\]document\d*\.xml$/iu;
const stylesPart = /^\/?word[/\\]styles\d*\.xml$/iu;

/**
 * A Word file in Markdown. Rejects with a RangeError if it has too much text, and otherwise if it is no Word file, or
 * if the page's policy (Trusted Types) prevents reading it.
 */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const files = unzip(bytes, inflate);
  const open = async (part: RegExp): Promise<Document | null> => {
    const file = files.find(({ filename }) => part.test(filename));
    return file ? parseXml(new TextDecoder().decode(await file.read())) : null;
  };
  const xml = await open(documentPart);
  const body = xml && named(xml, 'body')[0];
  if (!body) throw new SyntaxError('The file is no Word document.');
  const text = markdownOf(body, headingStyles(await open(stylesPart)));
  return text.replaceAll(/\n{3,}/gu, '\n\n').trim();
}
