import { countWords } from '../count-words.ts';
import { callsIn, endsSentence } from './speech.ts';

/** A part of a paragraph, and whether it is in quotation marks. */
interface Stretch {
  readonly text: string;
  readonly isQuoted: boolean;
}

const quotes = /“[^“”]*”|"[^"]*"|«[^«»]*»|„[^„“”]*[“”]|(?<![\p{L}\p{N}])‘[^‘]{25,}?’(?!\p{L})/gu;
const fewestWords = 5;
/** The context around a quotation that shows whether it is on a line of its own. */
const near = 40;

/** Whether quoted text is a script, rather than a name or a term. */
function isScript(inner: string, before: string, after: string): boolean {
  const isLine = /(?:^|\n)[\s>*_–-]*$/u.test(before) && /^[\s.,;:*_]*(?:\n|$|\()/u.test(after);
  const isEnded = endsSentence(inner) || (isLine && (/[,–—:]$/u.test(inner) || /^[.!?]/u.test(after)));
  return (isLine || countWords(inner) >= fewestWords) && (isEnded || callsIn(inner) > 0);
}

/** Separates a paragraph from the scripts that it quotes. */
export function splitQuotes(text: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const { 0: quote, index } of text.matchAll(quotes)) {
    const inner = quote.slice(1, -1).trim();
    const after = text.slice(index + quote.length).slice(0, near);
    if (!isScript(inner, text.slice(Math.max(end, index - near), index), after)) continue;
    stretches.push({ text: text.slice(end, index), isQuoted: false }, { text: inner, isQuoted: true });
    end = index + quote.length;
  }
  stretches.push({ text: text.slice(end), isQuoted: false });
  return stretches.filter((one) => /[\p{L}\p{N}]/u.test(one.text));
}
