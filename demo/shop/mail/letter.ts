import { formatsOf } from '../text/formats.ts';
import type { Language } from '../text/language.ts';
import type { Fact } from '../views/facts.tsx';

/** A name and a text, and what stands quietly below the text. */
export type LetterFact = readonly [...fact: Fact, notes?: readonly string[]];

/** A heading with what stands below it. */
export interface LetterPart {
  readonly heading?: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly string[];
  readonly facts?: readonly LetterFact[];
}

/** What a mail says, from which its text and its HTML are made. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly parts: readonly LetterPart[];
  readonly link?: { readonly text: string; readonly url: string };
}

/** A mail as it goes out. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom an answer goes to, where it is not the studio. */
  readonly replyTo?: string;
}

const factLines = (facts: readonly LetterFact[], colon: string): readonly string[] =>
  facts
    .filter(([, text]) => text !== '')
    .map(([name, text, notes = []]) => [`${name}${colon} ${text}`, ...notes].join('\n  '));

function partText({ heading, paragraphs = [], items = [], facts = [] }: LetterPart, colon: string): string {
  const title = heading === undefined ? [] : [heading.toUpperCase()];
  const list = items.map((item) => `- ${item}`);
  const blocks = [...title, ...paragraphs, list.join('\n'), factLines(facts, colon).join('\n')];
  return blocks.filter((block) => block !== '').join('\n\n');
}

interface Written {
  readonly language: Language;
  readonly signature: string;
}

/** A letter as plain text. */
export function letterText({ heading, parts, link }: Letter, { language, signature }: Written): string {
  const { colon } = formatsOf(language);
  const links = link === undefined ? [] : [`${link.text}${colon}\n${link.url}`];
  const texts = parts.map((part) => partText(part, colon));
  return `${[heading, ...texts, ...links, `-- \n${signature}`].join('\n\n')}\n`;
}
