import { unzip } from 'but-unzip';
import { throughStream } from '../../state/saving/carried-order.ts';
import { markdownIn, type NameOf } from './read-html.ts';

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

const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element && [...element.children].find(({ localName }) => localName === name);

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

/** Word's names for elements of HTML, and for elements that are not shown. */
const otherNames = new Map([
  ['tbl', 'table'],
  ['tc', 'td'],
  ['moveFrom', 'template'],
  ['Fallback', 'template'],
]);

/** Names Word's elements as in HTML. */
function wordNames(headings: ReadonlySet<string>): NameOf {
  return (element) => {
    const { localName } = element;
    const properties = childOf(element, `${localName}Pr`);
    if (localName === 'p') {
      const style = attributeOf(childOf(properties, 'pStyle'), 'val');
      if (headings.has(style) || headingName.test(style)) return 'h1';
      return childOf(properties, 'numPr') ? 'li' : 'p';
    }
    const vanish = localName === 'r' && childOf(properties, 'vanish');
    if (vanish && !/^(?:0|false|off)$/u.test(attributeOf(vanish, 'val'))) return 'template';
    return otherNames.get(localName) ?? localName;
  };
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
  return markdownIn(body, wordNames(headingStyles(await open(stylesPart))));
}
