import { countWords } from '../words.ts';
import { folded } from '../folded.ts';
import { isSpoken } from './spoken-line.ts';
import { isInCapitals, isPoint, titleOf } from './titles.ts';

/** What stands around the texts of a mail, and the lines between. */
export interface MailParts {
  /** The greeting and what introduces the texts, a paragraph each. */
  readonly above: readonly string[];
  readonly lines: readonly string[];
  /** What is said at the end, and the signature. */
  readonly below: readonly string[];
}

const header = /^(?:from|to|cc|bcc|sent|date|subject|de|a|objet|envoye|para|asunto|enviado|fecha) ?: ?\S/u;
const opener =
  /^(?:hi|hello|hey|dear|good (?:day|morning|afternoon|evening)|bonjour|bonsoir|salut|allo|chere?s?|hola|buenos dias|buenas tardes|estimad[oa]s?)\b/u;
const addressee =
  /^\S+(?: (?:day|morning|afternoon|evening|d[ií]as|tardes))?(?: (?:\p{Lu}[\p{L}.'’-]*|all|there|team|everyone|again|à|tous|toutes|a|todos|todas|et|and|y|&)){1,5}\s*[,:!.–—-]?$/u;

/** What introduces texts to whoever records them. */
const introducing =
  /\b(?:(?:please|kindly|will|you'll) (?:find|see|record|use)|see (?:below|attached)|attached|enclosed|here (?:are|is|they are|you go)|here's|these are|as discussed|scripts?|prompts?|recordings?|voice-?over)\b|\b(?:voici|ci-dessous|ci-joints?|ci-jointe|trouverez|comme convenu|textes|enregistrer|enregistrements?)\b|\b(?:a continuacion|adjunt[oa]s?|aqui (?:estan|tiene|van?|le)|textos|guiones|grabar|grabacion(?:es)?)\b|\bhope (?:you|this|all)\b|\bj'espere\b|\bespero que\b/u;
/** Said to callers, too, so that a mail without a greeting needs more. */
const introducingAlone =
  /\b(?:find|see) (?:below|attached|enclosed|the)\b|\b(?:here|below|attached|these) (?:are|is) (?:the|our|my|all) (?:\S+ ){0,3}(?:scripts?|texts?|messages|prompts|recordings?|wording)\b|\b(?:voici|ci-dessous|ci-joint) (?:les|nos|mes) (?:textes|messages|scripts|enregistrements)\b|\bveuillez trouver\b|\ba continuacion\b.*\b(?:textos|mensajes|guiones)\b|\badjunto (?:los|encontrara)\b/u;

/** Ends of mails that are no words to callers. */
const signOff =
  /^(?:(?:kind|kindest|best|warm|warmest|many)? ?regards|(?:with )?(?:best|kind) wishes|sincerely(?: yours)?|yours(?: truly| sincerely| faithfully)?|cordialement|(?:bien|tres) cordialement|bien a (?:vous|toi)|(?:meilleures |sinceres )?salutations(?: distinguees)?|sinceres salutations|saludos(?: cordiales)?|un (?:cordial )?saludo|cordialmente|cordiales saludos|atentamente|atte)\s*[,.!]?$/u;
/** Callers can be told these, too. */
const briefSignOff =
  /^(?:best|cheers|thanks|thank you|thanks (?:again|so much|in advance)|thank you (?:again|so much|in advance)|thank(?:s| you)(?: very much| so much)? for your help|many thanks|thx|merci|merci (?:beaucoup|d'avance|encore)|bonne journee|gracias|muchas gracias|gracias de antemano)\s*[,!]?$/u;
/** Said by one who writes, and by none who speaks to callers. */
const ownClosing =
  /\blet me know\b|\bthanks in advance\b|\b(?:faites-moi savoir|dites-moi|laissez-moi savoir|merci d'avance)\b|\b(?:aviseme|avisame|digame|dime|quedo (?:atent[oa]|a su|a la)|gracias de antemano)\b/u;
/** Callers can be told these, too, but seldom in a paragraph of their own before the end of a mail. */
const closing =
  /\blet us know if\b|\b(?:any|other|further) (?:questions|changes)\b|\bhesitate to\b|\b(?:looking|look) forward\b|\bthank(?:s| you) (?:so much |very much |again )?for your help\b|\b(?:n'hesitez pas|merci de votre aide)\b|\b(?:avisenos|no dude en|cualquier (?:duda|pregunta)|gracias por su ayuda)\b/u;
const toCallers =
  /\b(?:press|dial|call us|visit us|leave a message|appuyez|composez|appelez-nous|oprima|marque|llamenos)\b/u;
const contact =
  /\S+@\S+\.\S+|\bwww\.|https?:|\+?\d[\d ().-]{6,}\d|\b(?:confidential|confidentiel|confidencial|sent from my|envoye de mon|enviado desde)\b/u;

const mostSignatureWords = 9;
const mostSignatureLines = 12;
const mostClosingWords = 40;

const plainOf = (line: string): string => folded(line).replaceAll('’', "'");

const isGreeting = (line: string): boolean => opener.test(plainOf(line)) && addressee.test(line);
const isBareGreeting = (line: string): boolean =>
  opener.test(plainOf(line)) && /^[^\s,]+(?: \S+)?\s*[,:!]$/u.test(line);

/** Where the paragraph ends that a line is in. */
function endOfParagraph(lines: readonly string[], start: number): number {
  const end = lines.indexOf('', start);
  return end < 0 ? lines.length : end;
}

const nextLine = (lines: readonly string[], start: number): number => {
  const next = lines.findIndex((line, index) => index >= start && line !== '');
  return next < 0 ? lines.length : next;
};

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
    const count = introducingLines(lines.slice(first, end), cue);
    if (count > 0) at = first + count;
    if (count === 0 || at < end) return at;
  }
  return at;
}

/** Where the lines end that a mail program puts above a mail that is passed on; 0 where there are none. */
function endOfHeader(lines: readonly string[]): number {
  const first = nextLine(lines, 0);
  const end = lines.findIndex((line, index) => index >= first && !header.test(plainOf(line)));
  return end - first > 1 ? end : 0;
}

/** Where the texts begin; where the text itself does when it comes in no mail. */
function startOf(lines: readonly string[]): number {
  const top = endOfHeader(lines);
  const first = nextLine(lines, top);
  const line = lines[first] ?? '';
  const below = introducedAt(lines, first + 1, introducing);
  const isAlone = line.endsWith(',') && lines[first + 1] === '';
  if (isGreeting(line) || (isBareGreeting(line) && (isAlone || below > first + 1))) return below;
  // A greeting may go on in its line.
  const isMixed = opener.test(plainOf(line)) && introducingAlone.test(plainOf(line));
  return Math.max(top, introducedAt(lines, first, introducingAlone), isMixed ? first + 1 : 0);
}

const isSignature = (line: string): boolean =>
  line === '' ||
  contact.test(plainOf(line)) ||
  (countWords(line) <= mostSignatureWords &&
    !line.endsWith(':') &&
    !/[!?…]$|\p{Ll}{4}\.$/u.test(line) &&
    !isSpoken(line));

/** Whether a line ends a mail: all below it is a signature, and what callers are told, too, has a name below it. */
function isSignOff(lines: readonly string[], at: number, isMail: boolean): boolean {
  const line = plainOf(lines[at] ?? '');
  const isBrief = briefSignOff.test(line);
  if (!isBrief && !signOff.test(line)) return false;
  const below = lines.slice(at + 1).filter(Boolean);
  if (!below.every(isSignature)) return false;
  const isApart = isMail || lines[at - 1] === '';
  return !isBrief || (isApart && (below.length > 0 || line.endsWith(',')));
}

/** Whether a line leads to the end of a mail. */
function isClosing(lines: readonly string[], at: number): boolean {
  const line = plainOf(lines[at] ?? '');
  if (toCallers.test(line) || countWords(line) > mostClosingWords) return false;
  return ownClosing.test(line) || (closing.test(line) && (lines[at - 1] ?? '') === '');
}

/** Where what is said at the end of a mail begins. */
function endOf(lines: readonly string[], isMail: boolean): number {
  const seen = [...lines.keys()].filter((index) => lines[index] !== '');
  const found = seen.slice(-mostSignatureLines - 1).find((index) => isSignOff(lines, index, isMail)) ?? -1;
  if (found < 0 && !isMail) return lines.length;
  let at = found < 0 ? lines.length : found;
  for (let last = at - 1; last >= 0; last -= 1) {
    if (lines[last] === '') continue;
    if (!isClosing(lines, last)) break;
    at = last;
  }
  return at;
}

const paragraphsOf = (lines: readonly string[]): readonly string[] =>
  lines
    .join('\n')
    .split(/\n{2,}/u)
    .map((text) => text.trim())
    .filter(Boolean);

/** Parts the lines of a text from the greeting and the signature of a mail that they may come in. */
export function mailPartsOf(lines: readonly string[]): MailParts {
  const start = startOf(lines);
  const rest = lines.slice(start);
  const end = endOf(rest, start > 0);
  return {
    above: paragraphsOf(lines.slice(0, start)),
    lines: rest.slice(0, end),
    below: paragraphsOf(rest.slice(end)),
  };
}
