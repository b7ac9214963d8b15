import { unzip } from 'but-unzip';
import { tableOf } from '../../domain/scripts/import/block.ts';
import type { Source } from '../../domain/scripts/import/found-scripts.ts';
import { blocksOfParts, type OfficePart } from './office-parts.ts';

/** Word's names for headings in our languages, as it writes them. */
const headingStyle = /^(?:heading|title|titre|t[ií]?tulo)/iu;

const named = (element: Element, name: string): readonly Element[] => [...element.getElementsByTagName(`w:${name}`)];

function textOf(paragraph: Element): string {
  const signs: Readonly<Record<string, string>> = { 'w:br': '\n', 'w:cr': '\n', 'w:tab': '\t' };
  return [...paragraph.getElementsByTagName('*')]
    .map(({ nodeName, textContent }) => (nodeName === 'w:t' ? textContent : signs[nodeName]) ?? '')
    .join('');
}

function partOf(block: Element): OfficePart {
  const rows = block.nodeName === 'w:tbl' ? named(block, 'tr').map((row) => named(row, 'tc')) : [];
  if (rows.length > 0)
    return tableOf(
      rows.map((cells) => cells.map((cell) => named(cell, 'p').map(textOf).join('\n').trim())),
      true,
    );
  const style = named(block, 'pStyle')[0]?.getAttribute('w:val') ?? '';
  const kind = named(block, 'numPr').length > 0 ? 'item' : 'paragraph';
  return { kind: headingStyle.test(style) ? 'heading' : kind, text: textOf(block) };
}

/**
 * The text of a Word file, with its parts; null if it is not one, or if the page's policy (Trusted Types) prevents
 * reading it.
 */
export async function readDocx(bytes: Uint8Array): Promise<Source | null> {
  try {
    const written = await unzip(bytes)
      .find(({ filename }) => filename === 'word/document.xml')
      ?.read();
    const xml = new TextDecoder().decode(written);
    const body = new DOMParser().parseFromString(xml, 'application/xml').getElementsByTagName('w:body')[0];
    const all = [...(body?.querySelectorAll('p,tbl') ?? [])];
    const parts = all.filter((one) => !one.parentElement?.closest('p,tbl')).map(partOf);
    const text = parts.map((part) => part.text).join('\n\n');
    return body ? { text: text.replaceAll(/\n{3,}/gu, '\n\n').trim(), blocks: blocksOfParts(parts) } : null;
  } catch {
    return null;
  }
}
