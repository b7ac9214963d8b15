import { maxMessageName } from '../file-name.ts';
import { countWords } from '../words.ts';
import { withAsidesApart } from './asides.ts';
import { blocksOf, fewestLineWords, listedIn, pointsOf, type Block } from './blocks.ts';
import { withTextsApart } from './counted-texts.ts';
import { headedOf, headOf, isBareTitle, withHeadingApart, withLeadApart } from './heads.ts';
import { mailPartsOf, type MailParts } from './mail-parts.ts';
import { withAllNamesApart, withCountedNamesApart, withNamesApart } from './names-apart.ts';
import { plainLinesOf } from './plain-lines.ts';
import { endsSentence, isSureTitle, titleOf, withoutBullets, withoutMark } from './titles.ts';

/** A message found in a document; the name is empty where it has none there. */
export interface FoundScript {
  readonly name: string;
  readonly content: string;
  /**
   * Most likely not to be spoken, as a title of the document, a greeting or a signature of a mail: it is offered unticked.
   */
  readonly isUnlikely?: true;
}

/** A message; what is too long for a name is no name, and goes with the text: none of its words may be lost. */
export const scriptOf = (name: string, content: string): FoundScript =>
  name.length > maxMessageName ? { name: '', content: `${name}\n\n${content}` } : { name, content };

/** What stands around the messages: it is left to the buyer, as it may be spoken all the same. */
export const unlikelyOf = (content: string, name = ''): FoundScript => ({
  ...scriptOf(name, content),
  isUnlikely: true,
});

/** Word processors paste each paragraph as a line, with no empty one between them. */
function isLineEach(lines: readonly Block[]): boolean {
  const headed = headedOf(lines);
  const texts = lines.filter(
    (line, index) => titleOf(line[0] ?? '') === null && !isBareTitle(line, lines[index + 1]) && !headed.has(line),
  );
  const isLong = countWords(texts.flat().join(' ')) >= fewestLineWords * texts.length;
  return texts.length > 1 && isLong && texts.every(([line = '']) => endsSentence(line));
}

/** Puts paragraphs under the titles before them; each is a message, or with sure titles all up to the next one. */
function gather(blocks: readonly Block[], listed: ReadonlySet<Block>): readonly FoundScript[] {
  const found: { name: string; lines: string[] }[] = [];
  const hasSure = blocks.some(([first = '']) => isSureTitle(first));
  const headed = headedOf(blocks);
  let name: string | null = null;
  for (const [index, block] of blocks.entries()) {
    const title = listed.has(block) ? null : headOf(block, blocks[index + 1], headed);
    const lines = title === null ? block : block.slice(1);
    // A title over a title, as of a chapter, stays with it.
    if (title !== null) name = [name ?? '', title].filter(Boolean).join(' – ');
    if (lines.length === 0) continue;
    if (hasSure && name === null && found.length > 0) found.at(-1)?.lines.push('', ...lines);
    else found.push({ name: name ?? '', lines: [...lines] });
    name = null;
  }
  // One with nothing below it may be a text.
  if (name) found.push({ name: '', lines: [name] });
  return found.map((one) => scriptOf(one.name, withoutMark(withoutBullets(one.lines).join('\n'))));
}

/** What one of the mails that a document holds has, or the document itself. */
function scriptsOfPart(mail: MailParts): readonly FoundScript[] {
  const { lines, asides } = withAsidesApart(mail.lines);
  const document = withLeadApart(withTextsApart(withCountedNamesApart(blocksOf(lines))));
  const parted = document.blocks.map(pointsOf);
  const blocks = parted.flat();
  const lineEach = withHeadingApart(blocks.flat().map((line) => [line]));
  const areApart = isLineEach(lineEach.blocks) || withNamesApart(lineEach.blocks) !== lineEach.blocks;
  const read = blocks.length === 1 && areApart ? lineEach : withHeadingApart(blocks);
  const headings = [...document.headings, ...read.headings].map((line) => titleOf(line) ?? line);
  return [
    ...[...mail.above, ...headings].map((one) => unlikelyOf(one)),
    ...gather(withAllNamesApart(read.blocks), listedIn(parted)),
    ...[...asides, ...mail.below].map((one) => unlikelyOf(one)),
  ];
}

/** The messages of a document (docs/contract.md, Settled): by titles, else by paragraphs. Empty where there is nothing. */
export function scriptsOfText(text: string): readonly FoundScript[] {
  const { lines, labels } = plainLinesOf(text);
  return [...(labels === '' ? [] : [unlikelyOf(labels)]), ...mailPartsOf(lines).flatMap(scriptsOfPart)];
}
