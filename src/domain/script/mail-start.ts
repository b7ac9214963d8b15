import { nextLine, plainOf } from './mail-heads.ts';
import { isToReader } from './reader-words.ts';
import { isInCapitals, isPoint, titleOf } from './titles.ts';

const opener =
  /^(?:hi|hello|hey|dear|good (?:day|morning|afternoon|evening)|bonjour|bonsoir|salut|allo|chere?s?|hola|buenos dias|buenas tardes|estimad[oa]s?)\b/u;
const addressee =
  /^\S+(?: (?:day|morning|afternoon|evening|d[ií]as|tardes))?(?: (?:\p{Lu}[\p{L}.'’-]*|all|there|team|everyone|again|à|tous|toutes|a|todos|todas|et|and|y|&)){1,5}\s*[,:!.–—-]?$/u;
/** `Buenos días, María:` */
const addresseeApart =
  /^\S+(?: (?:day|morning|afternoon|evening|d[ií]as|tardes))?,(?: \p{Lu}[\p{L}.'’-]*){1,3}\s*[,:]$/u;
/** `Jane,` */
const nameAlone = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}\s*,$/u;

/** What introduces texts to whoever records them. */
const introducing =
  /\b(?:(?:please|kindly|will|you'll) (?:find|see|record|use)|see (?:below|attached)|attached|enclosed|here (?:are|is|they are|you go)|here's|these are|as discussed|scripts?|prompts?|recordings?|voice-?over|(?:have|get) (?:the following|these|this) recorded)\b|\b(?:voici|ci-dessous|ci-joints?|ci-jointe|trouverez|comme convenu|textes|enregistrer|enregistrements?)\b|\b(?:a continuacion|adjunt[oa]s?|aqui (?:estan|tiene|van?|le)|textos|guiones|grabar|grabacion(?:es)?)\b|\bhope (?:you|this|all)\b|\bj'espere\b|\bespero que\b/u;
/** Said to callers, too, so that a mail without a greeting needs more. */
const introducingAlone =
  /\b(?:find|see) (?:below|attached|enclosed|the)\b|\b(?:here|below|attached|these) (?:are|is) (?:the|our|my|all) (?:\S+ ){0,3}(?:scripts?|texts?|messages|prompts|recordings?|wording)\b|\b(?:have|get) (?:the following|these) recorded\b|\b(?:voici|ci-dessous|ci-joint) (?:les|nos|mes) (?:textes|messages|scripts|enregistrements)\b|\bveuillez trouver\b|\ba continuacion\b.*\b(?:textos|mensajes|guiones)\b|\badjunto (?:los|encontrara)\b/u;

/** Said to callers, so that it introduces nothing and ends no mail. */
export const toCallers =
  /\b(?:press|dial|call us|visit us|leave (?:a|your)|appuyez|composez|appelez-nous|laissez (?:un|votre|vos)|oprima|marque|llamenos|deje (?:un|su))\b/u;

const isGreeting = (line: string): boolean =>
  opener.test(plainOf(line)) && (addressee.test(line) || addresseeApart.test(line));
const isBareGreeting = (line: string): boolean =>
  opener.test(plainOf(line)) && /^[^\s,]+(?: \S+)?\s*[,:!]$/u.test(line);

/** Where the paragraph ends that a line is in. */
function endOfParagraph(lines: readonly string[], start: number): number {
  const end = lines.indexOf('', start);
  return end < 0 ? lines.length : end;
}

/** How many of a paragraph's first lines speak to the reader of the document: all where they go on in each other. */
function linesToReader(paragraph: readonly string[]): number {
  if (isToReader(paragraph.join(' '))) return paragraph.length;
  const found = paragraph.findIndex((line) => !isToReader(line));
  return found < 0 ? paragraph.length : found;
}

/** How many of a paragraph's first lines introduce texts, which may begin right below: up to the end of a sentence. */
function introducingLines(paragraph: readonly string[], cue: RegExp): number {
  const isCue = (line: string): boolean => cue.test(plainOf(line));
  const title = paragraph.findIndex(
    (line) => (titleOf(line) !== null || isInCapitals(line) || isPoint(line)) && !isCue(line),
  );
  const lines = title < 0 ? paragraph : paragraph.slice(0, title);
  const lead = lines.findIndex((line) => line.endsWith(':') && isCue(line));
  const last = lead < 0 ? lines.findLastIndex(isCue) : lead;
  if (last < 0 || toCallers.test(plainOf(lines.slice(0, last + 1).join(' ')))) return 0;
  const end = lines.findIndex((line, index) => index >= last && /[.!?:]$/u.test(line));
  return end < 0 ? lines.length : end + 1;
}

/** Where the texts begin below what introduces them: after one or two paragraphs, and no more. */
function introducedAt(lines: readonly string[], start: number, cue: RegExp): number {
  let at = start;
  for (let paragraphs = 0; paragraphs < 2; paragraphs += 1) {
    const first = nextLine(lines, at);
    const end = endOfParagraph(lines, first);
    const paragraph = lines.slice(first, end);
    const count = Math.max(introducingLines(paragraph, cue), linesToReader(paragraph));
    if (count > 0) at = first + count;
    if (count === 0 || at < end) return at;
  }
  return at;
}

/** Where the texts begin; where the text itself does when it comes in no mail. */
export function startOf(lines: readonly string[]): number {
  const first = nextLine(lines, 0);
  const line = lines[first] ?? '';
  const below = introducedAt(lines, first + 1, introducing);
  const isAlone = line.endsWith(',') && lines[first + 1] === '';
  if (isGreeting(line) || (isBareGreeting(line) && (isAlone || below > first + 1))) return below;
  // A greeting may go on in its line.
  const isMixed = opener.test(plainOf(line)) && introducingAlone.test(plainOf(line));
  const named = nameAlone.test(line) ? introducedAt(lines, first + 1, introducingAlone) : 0;
  return Math.max(introducedAt(lines, first, introducingAlone), isMixed ? first + 1 : 0, named > first + 1 ? named : 0);
}
