import { countWords } from '../count-words.ts';
import type { Block } from './block.ts';
import type { FoundScript } from './found-script.ts';
import { gather, type Piece } from './gather.ts';
import { markLabelled } from './mark-labelled.ts';
import { markMail } from './mark-mail.ts';
import { scriptsOfRows } from './read-table.ts';
import { roleOf, signsOf, textOf, type Signs } from './signs.ts';
import { endsSentence } from './speech.ts';

const fewestLineWords = 7;

/** If nothing else parts a text, its lines do, provided that each is a sentence of some length. */
function linesApart(blocks: readonly Block[]): readonly Block[] {
  const [only] = blocks;
  if (blocks.length !== 1 || only?.kind !== 'paragraph') return blocks;
  const lines = only.text.split('\n');
  const areSentences = lines.every(endsSentence) && countWords(only.text) >= lines.length * fewestLineWords;
  return areSentences ? lines.map((text) => ({ ...only, text })) : blocks;
}

/** Whether a paragraph can go on with the message above it: below headings it does, otherwise each is a message. */
function canGoOn(block: Block, areSections: boolean): boolean {
  if (block.kind === 'labelled') return !block.isApart;
  return areSections && (block.kind !== 'item' || countWords(textOf(block)) < fewestLineWords);
}

function piecesOf(block: Block, signs: Signs, areSections: boolean): readonly Piece[] {
  const role = roleOf(block, signs);
  const piece = { role, isSpaced: block.isApart, goesOn: role === 'paragraph' && canGoOn(block, areSections) };
  if (block.kind === 'table' && role === 'script')
    return scriptsOfRows(block.rows).map(({ name, content, isUnlikely }) =>
      isUnlikely ? { ...piece, role: 'note', text: content } : { ...piece, name, text: content },
    );
  if (block.kind === 'named' && role === 'script') return [{ ...piece, name: block.name, text: block.text }];
  return [{ ...piece, text: block.kind === 'named' && role === 'heading' ? block.text : textOf(block) }];
}

/** The messages of a document, in its order, with what is most likely not spoken between them. */
export function chooseScripts(document: readonly Block[]): readonly FoundScript[] {
  const { blocks: letter, isMail } = markMail(linesApart(document));
  const blocks = markLabelled(letter);
  const signs = signsOf(blocks, isMail);
  const areSections = blocks.filter(({ kind }) => kind === 'heading').length > 1;
  return gather(blocks.flatMap((block) => piecesOf(block, signs, areSections)));
}
