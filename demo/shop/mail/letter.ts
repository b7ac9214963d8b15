import { formatsOf } from '../text/formats.ts';
import type { Language } from '../text/language.ts';
import { asFacts, type BillLine } from '../views/billing-facts.ts';
import type { Fact } from '../views/facts.tsx';

/** A message of an order, with notes about how it is spoken. */
export interface LetterMessage {
  readonly title: string;
  readonly content: string;
  readonly notes?: readonly string[];
}

/** A heading and its content. */
export interface LetterPart {
  readonly heading?: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly string[];
  readonly facts?: readonly Fact[];
  readonly messages?: readonly LetterMessage[];
  /** The lines of a bill; the last one is the total. */
  readonly amounts?: readonly BillLine[];
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

const factLines = (facts: readonly Fact[], colon: string): readonly string[] =>
  facts.filter(([, text]) => text !== '').map(([name, text]) => `${name}${colon} ${text}`);

/** Names on the left, amounts on the right. */
function amountLines(lines: readonly BillLine[]): readonly string[] {
  const amounts = asFacts(lines);
  const widest = Math.max(...amounts.map(([name]) => name.length));
  const longest = Math.max(...amounts.map(([, amount]) => amount.length));
  return amounts.map(([name, amount]) => `${name.padEnd(widest)}  ${amount.padStart(longest)}`);
}

function partText(part: LetterPart, colon: string): string {
  const { heading = '', paragraphs = [], items = [], facts = [], messages = [], amounts = [] } = part;
  const blocks = [
    heading.toUpperCase(),
    ...paragraphs,
    items.map((item) => `- ${item}`).join('\n'),
    factLines(facts, colon).join('\n'),
    ...messages.map(({ title, content, notes = [] }) => [`${title}${colon} ${content}`, ...notes].join('\n  ')),
    amountLines(amounts).join('\n'),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** An email as plain text. */
export function letterText({ heading, parts, link }: Letter, language: Language, signature: string): string {
  const { colon } = formatsOf(language);
  const links = link === undefined ? [] : [`${link.text}${colon}\n${link.url}`];
  const texts = parts.map((part) => partText(part, colon));
  return `${[heading, ...texts, ...links, `-- \n${signature}`].join('\n\n')}\n`;
}
