import type { Bank } from './bank.ts';
import words from './en.json';

/** Words that what a company is called after ends with, as in "family dental practice in Ottawa". */
const kinds =
  /\b(?:practice|clinic|office|firm|company|business|shop|store|agency|studio|restaurant|bakery|cafe|café|bar|school|academy|college|centre|center|garage|dealership|manufacturer|supplier|builder|contractor|consultancy|charity|foundation|organization|association|team|group|bank|brokerage|hotel|salon|spa|gym|pharmacy|lab|laboratory|workshop|provider)\b/iu;

/** In the middle of a sentence, but for words that are capitals anyway. */
const inside = (text: string): string =>
  /^(?:A|\p{Lu}\p{Ll}+)\b/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const article = (noun: string): string => (/^(?:(?!uni|eu|one\b|use)[aeiou]|hono|hour)/iu.test(noun) ? 'an' : 'a');

/** One sentence about a company from its description, which comes as one sentence. */
function sentenceOf(company: string, text: string): string {
  const isOwn = text.toLowerCase().startsWith(company.toLowerCase());
  if (isOwn || /\b(?:we|we're|we've|our|us)\b/iu.test(text)) return text;
  if (/^(?:an?|the)\s/iu.test(text)) return `${company} is ${inside(text)}`;
  if (
    /^(?:offers|provides|sells|makes|builds|designs|repairs|serves|helps|specializes|develops|delivers)\b/iu.test(text)
  ) {
    return `${company} ${inside(text)}`;
  }
  // What stands before the first preposition is what the words are about: "shop for bikes", not "bikes for a shop".
  const [head = ''] = text.split(/\s(?:in|for|with|of|that|which|serving|since|near|on|at)\s|,/u);
  if (kinds.test(head)) return `${company} is ${article(text)} ${inside(text)}`;
  return `At ${company}, it's all about ${inside(text)}`;
}

/** What scripts in English are made of. */
export const en: Bank = { ...words, sentenceOf };
