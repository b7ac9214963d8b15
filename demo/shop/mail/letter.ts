import { formatsOf } from '../text/formats.ts';
import type { Language } from '../text/language.ts';
import type { Fact } from '../views/facts.tsx';

/** A name and a text, and smaller notes below the text. */
export type LetterFact = readonly [...fact: Fact, notes?: readonly string[]];

/** A heading and its content. */
export interface LetterPart {
  readonly heading?: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly string[];
  readonly facts?: readonly LetterFact[];
}

/** The content of an email, from which its text and its HTML are created. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly parts: readonly LetterPart[];
  readonly link?: { readonly text: string; readonly url: string };
}

/** An email as it is sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The recipient of replies, if it is not the studio. */
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

/** An email as plain text. */
export function letterText({ heading, parts, link }: Letter, { language, signature }: Written): string {
  const { colon } = formatsOf(language);
  const links = link === undefined ? [] : [`${link.text}${colon}\n${link.url}`];
  const texts = parts.map((part) => partText(part, colon));
  return `${[heading, ...texts, ...links, `-- \n${signature}`].join('\n\n')}\n`;
}
