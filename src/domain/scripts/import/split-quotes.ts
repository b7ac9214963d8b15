import { countWords } from '../count-words.ts';
import { callsIn, endsSentence, speaks } from './speech.ts';

/** A stretch of a paragraph, and whether quotation marks are around it. */
export interface Stretch {
  readonly text: string;
  readonly isQuoted: boolean;
}

const quotes = /“[^“”]*”|"[^"]*"|«[^«»]*»|„[^„“”]*[“”]|(?<![\p{L}\p{N}])‘[^‘]{25,}?’(?!\p{L})/gu;
const fewestWords = 5;
/** As much around a quotation as tells whether it is a line of its own. */
const near = 40;

/** Whether what is quoted is a script, rather than a name or a term. */
function isScript(text: string, { before, after }: { readonly before: string; readonly after: string }): boolean {
  const inner = text.slice(1, -1).trim();
  const isLine = /(?:^|\n)[\s>*_–-]*$/u.test(before) && /^[\s.,;:*_]*(?:\n|$|\()/u.test(after);
  if (isLine) return endsSentence(inner) || /[,–—:]$/u.test(inner) || /^[.!?]/u.test(after) || callsIn(inner) > 0;
  return countWords(inner) >= fewestWords && (callsIn(inner) > 0 || endsSentence(inner));
}

/** Parts a paragraph from the scripts that it quotes; one that speaks to callers itself is left whole. */
export function splitQuotes(text: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const { 0: quote, index } of text.matchAll(quotes)) {
    if (
      !isScript(quote, {
        before: text.slice(Math.max(end, index - near), index),
        after: text.slice(index + quote.length, index + quote.length + near),
      })
    )
      continue;
    stretches.push({ text: text.slice(end, index), isQuoted: false });
    stretches.push({ text: quote.slice(1, -1).trim(), isQuoted: true });
    end =
      index +
      quote.length +
      (/^[.,;]*/u.exec(text.slice(index + quote.length, index + quote.length + near))?.[0].length ?? 0);
  }
  const around = [...stretches.filter(({ isQuoted }) => !isQuoted), { text: text.slice(end), isQuoted: false }];
  const outside = around.map((one) => one.text).join(' ');
  if (end === 0 || (speaks(outside) && countWords(outside) * 2 > countWords(text))) return [{ text, isQuoted: false }];
  return [...stretches, { text: text.slice(end), isQuoted: false }].filter((one) => /[\p{L}\p{N}]/u.test(one.text));
}
