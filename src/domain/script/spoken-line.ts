import { folded } from '../folded.ts';
import { countWords } from '../words.ts';

/** Words by which a line speaks to callers, or is a clause: no name has them. Folded; a line each for a language. */
const addressing = new Set(
  [
    "please our your us we we're we've we'll you you're you'll is are isn't aren't",
    'veuillez nos notre vos votre vous nous appuyez composez sont',
    'nuestro nuestra nuestros nuestras usted ustedes oprima marque presione pulse estamos',
  ].flatMap((words) => words.split(' ')),
);
/** Those of several words. */
const phrases = new RegExp(
  [
    String.raw`\bthank(?:s| you)(?: so much| very much| again)? (?:for|to|and)\b|\bwelcome to\b`,
    String.raw`\bs'il vous plait\b|\best\b(?! *:?$)|\bmerci (?:de|pour|beaucoup|et)\b|\bmerci d'`,
    String.raw`\bbienvenue (?:chez|a|au|aux|dans|en)\b|\bbienvenid[oa]s? al?\b`,
    String.raw`\bgracias por\b|\bpor favor\b|\bsu llamada\b`,
  ].join('|'),
  'u',
);

/** What callers are told to do. */
const telling =
  /^(?:call|visit|press|dial|choose|select|stay|leave|listen|remain|enter|say|email|text|ask|find)\s+(?:\d|us\b|now\b|our\b|the\b|an?\b|this\b|at\b|to\b|in\b|on\b|from\b|for\b|any\b|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|zero\b|star\b|pound\b)/u;
const key =
  /\b(?:press|dial|appuyez sur|faites le|composez le|oprima|marque|pulse|presione)(?: el)? (?:\d|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|zero\b|star\b|pound\b)/u;
/** Two words are seldom more than a label, as `Please hold`, but for these. */
const brief =
  /^(?:call|visit|email|text|contact|find|follow|join) us\b|^(?:we are|we're|nous sommes|estamos)\b|^please (?:note|remember|choose|select|listen)\b|^(?:appelez|visitez|contactez|ecrivez)-nous\b|^(?:llamenos|visitenos|contactenos|escribanos)\b/u;
const possessive = /^(?:our|your|nos|notre|vos|votre|nuestr[oa]s?)\s/u;

/** `When we are closed` tells when a message is heard, and names it. */
const telltale =
  /^(?:when|while|who|what|where|why|how|before|after|quand|lorsque|pendant|qui|comment|avant|apres|cuando|mientras|quien|donde|como|antes|despues)\b/u;

const fewestSpokenWords = 3;

/** `US` is a country, `ES` a language and `EST` a time of day; `Thank you` is a label as well. */
const plainOf = (line: string): string =>
  folded(/\p{Ll}/u.test(line) ? line.replaceAll(/\b(?:US|ES|EST)\b/gu, 'X') : line).replaceAll('’', "'");

/** A noun, but for what callers are told to take. */
const appointment = /(?<!ez(?: un| votre)? )\brendez-vous\b/gu;
const thanks = /\bthank you\b(?! (?:for|to|and|so|very|again))/gu;
const hasAddressing = (plain: string): boolean =>
  plain.split(/[^\p{L}']+/u).some((word) => addressing.has(word)) || phrases.test(plain);

/** Whether a line speaks to callers or is a clause, so that it is spoken rather than a name: `Our hours are:`. */
export function isSpoken(line: string): boolean {
  const plain = plainOf(line);
  if (brief.test(plain) || key.test(plain)) return true;
  // French has a blank before a colon, which counts as a word.
  if (countWords(line.replace(/\s*:$/u, '')) < fewestSpokenWords || telltale.test(plain)) return false;
  return telling.test(plain) || hasAddressing(plain.replace(thanks, '').replace(appointment, ''));
}

/** Whether two words are spoken as well where no label is to be expected: `Please hold`. */
export const isWording = (text: string): boolean =>
  isSpoken(text) || (/\s/u.test(text) && hasAddressing(plainOf(text)));

/** Whether what stands before a text in its line, with a colon or a dash, is spoken as well: `Our hours: nine to five.` */
export const isSpokenBefore = (start: string): boolean => isSpoken(start) || possessive.test(plainOf(start));

/** Whether a line tells those who record what to do. */
export const isInstruction = (line: string): boolean =>
  /\b(?:record|recordings?|scripts?|prompts?|voice-?over|enregistrer|enregistrements?|grabar|grabacion(?:es)?)\b/u.test(
    folded(line),
  );
