import type { Bank } from './bank.ts';
import words from './fr.json';

/** One sentence about a company from its description, in French; the description comes as one sentence. */
function sentenceOf(company: string, text: string): string {
  const inside = /^\p{Lu}\p{Ll}+\b/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  if (text.toLowerCase().startsWith(company.toLowerCase()) || /\b(?:nous|notre|nos)\b/iu.test(text)) return text;
  if (/^(?:une?|le|la|les|l’|l')\b/iu.test(text)) return `${company}, c’est ${inside}`;
  if (/^(?:offre|vend|fabrique|répare|conçoit|fournit|aide|sert|livre|construit|développe)\s/iu.test(text)) {
    return `${company} ${inside}`;
  }
  return `Voici ${company}, ${inside}`;
}

/** What scripts in French are made of. */
export const fr: Bank = { ...words, sentenceOf };
