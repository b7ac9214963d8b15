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

type Open = (path: string) => Promise<Document | null>;

/** A path in the file: programs write `word/document.xml`, `/word/document.xml` or `word\document.xml`. */
const pathOf = (name: string, folder = '/'): string => new URL(name, `file://${folder}`).pathname.toLowerCase();

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

/** The path of the part that another part names as its `type`; `/` is the file itself. */
async function relatedPart(open: Open, source: string, type: string): Promise<string | null> {
  const list = await open(source.replace(/([^/]*)$/u, '_rels/$1.rels'));
  const relation = list && named(list, 'Relationship').find((one) => attributeOf(one, 'Type').endsWith(`/${type}`));
  return relation ? pathOf(attributeOf(relation, 'Target'), source) : null;
}

/** The names of Word's own styles are English in every language. */
const headingName = /^(?:heading|title)/iu;

interface Style {
  readonly isHeading: boolean;
  readonly isHidden: boolean;
}

/** Whether an element hides its text; undefined if it does not specify that. */
function isHiding(element: Element | undefined): boolean | undefined {
  const vanish = childOf(childOf(element, 'rPr'), 'vanish');
  return vanish && !/^(?:0|false|off)$/u.test(attributeOf(vanish, 'val'));
}

/** The styles of a document by their ids. A style is listed after the one that it is based on. */
function stylesOf(xml: Document | null): ReadonlyMap<string, Style> {
  const styles = new Map<string, Style>();
  for (const style of xml ? named(xml, 'style') : []) {
    const base = styles.get(attributeOf(childOf(style, 'basedOn'), 'val'));
    const isHeading = headingName.test(attributeOf(childOf(style, 'name'), 'val'));
    const isHidden = isHiding(style) ?? base?.isHidden ?? false;
    styles.set(attributeOf(style, 'styleId'), { isHeading: isHeading || base?.isHeading === true, isHidden });
  }
  return styles;
}

/** Names Word's elements as in HTML. */
function wordNames(styles: ReadonlyMap<string, Style>): NameOf {
  const styleOf = (element: Element, kind: 'p' | 'r'): Style => {
    const id = attributeOf(childOf(childOf(element, `${kind}Pr`), `${kind}Style`), 'val');
    return styles.get(id) ?? { isHeading: headingName.test(id), isHidden: false };
  };
  const names = new Map<string, NameOf>(
    Object.entries({
      p: (paragraph: Element) => {
        const style = styleOf(paragraph, 'p');
        const isItem = childOf(childOf(paragraph, 'pPr'), 'numPr') !== undefined;
        return style.isHidden ? 'template' : style.isHeading ? 'h1' : isItem ? 'li' : 'p';
      },
      r: (run: Element) => ((isHiding(run) ?? styleOf(run, 'r').isHidden) ? 'template' : 'r'),
      tbl: () => 'table',
      tr: (row: Element) => (childOf(childOf(row, 'trPr'), 'hidden') ? 'template' : 'tr'),
      tc: () => 'td',
      moveFrom: () => 'template',
      Fallback: () => 'template',
    }),
  );
  return (element) => names.get(element.localName)?.(element) ?? element.localName;
}

/**
 * A Word file in Markdown. Rejects with a RangeError if it has too much text, and otherwise if it is no Word file, or
 * if the page's policy (Trusted Types) prevents reading it.
 */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const files = unzip(bytes, inflate);
  const open: Open = async (path) => {
    const file = files.find(({ filename }) => pathOf(filename) === path);
    return file ? parseXml(new TextDecoder().decode(await file.read())) : null;
  };
  const main = (await relatedPart(open, '/', 'officeDocument')) ?? '/word/document.xml';
  const xml = await open(main);
  const body = xml && named(xml, 'body')[0];
  if (!body) throw new SyntaxError('The file is no Word document.');
  const styles = await relatedPart(open, main, 'styles');
  return markdownIn(body, wordNames(stylesOf(styles === null ? null : await open(styles))));
}
