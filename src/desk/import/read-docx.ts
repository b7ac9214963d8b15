import { unzipSync } from 'fflate';
import type { Source } from '../../domain/scripts/import/found-scripts.ts';
import { blocksOfParts, type RichPart } from './rich-blocks.ts';

/** More of a document than anyone writes; a small file can claim to hold far more. */
const maxTextSize = 20_000_000;
const documentName = 'word/document.xml';
/** What Word calls its headings in our languages, as it writes them. */
const headingStyle = /^(?:heading|title|titre|ttulo|t[ií]tulo)/iu;

const named = (element: Element, name: string): readonly Element[] => [...element.getElementsByTagName(`w:${name}`)];

const textOf = (paragraph: Element): string =>
  [...paragraph.getElementsByTagName('*')]
    .map(
      ({ nodeName, textContent }) =>
        ({ 'w:t': textContent ?? '', 'w:br': '\n', 'w:cr': '\n', 'w:tab': '\t' })[nodeName] ?? '',
    )
    .join('');

function partOf(block: Element): RichPart {
  if (block.nodeName === 'w:tbl') {
    const rows = named(block, 'tr').map((row) =>
      named(row, 'tc').map((cell) => named(cell, 'p').map(textOf).join('\n').trim()),
    );
    return { kind: 'table', rows };
  }
  const text = textOf(block);
  const style = named(block, 'pStyle')[0]?.getAttribute('w:val') ?? '';
  if (headingStyle.test(style) || named(block, 'outlineLvl').length > 0) return { kind: 'heading', text };
  if (named(block, 'numPr').length > 0) return { kind: 'item', text };
  const runs = named(block, 'r').filter((run) => textOf(run).trim() !== '');
  const isBold = runs.length > 0 && runs.every((run) => named(run, 'b').length > 0);
  return { kind: isBold ? 'bold' : 'text', text };
}

const shownOf = (part: RichPart): string =>
  part.kind === 'table' ? part.rows.map((row) => row.join('\t')).join('\n') : part.text;

/** What a file of Word says, with its parts; null if it is none, or if the page's policy (Trusted Types) keeps us from it. */
export function readDocx(bytes: Uint8Array): Source | null {
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => name === documentName && originalSize < maxTextSize,
    });
    const xml = new TextDecoder().decode(files[documentName]);
    const body = new DOMParser().parseFromString(xml, 'application/xml').getElementsByTagName('w:body')[0];
    if (!body) return null;
    const parts = [...body.querySelectorAll('p,tbl')].filter((one) => !one.parentElement?.closest('p,tbl')).map(partOf);
    return {
      text: parts
        .map(shownOf)
        .join('\n\n')
        .replaceAll(/\n{3,}/gu, '\n\n')
        .trim(),
      blocks: blocksOfParts(parts),
    };
  } catch {
    return null;
  }
}
