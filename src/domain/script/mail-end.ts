import { countWords } from '../words.ts';
import { plainOf } from './mail-heads.ts';
import { toCallers } from './mail-start.ts';
import { isToReader } from './reader-words.ts';
import { isSpoken } from './spoken-line.ts';

/** Ends of mails that are no words to callers. */
const signOff =
  /^(?:(?:kind|kindest|best|warm|warmest|many)? ?regards|(?:with )?(?:best|kind) wishes|sincerely(?: yours)?|yours(?: truly| sincerely| faithfully)?|cordialement|(?:bien|tres) cordialement|bien a (?:vous|toi)|(?:meilleures |sinceres )?salutations(?: distinguees)?|sinceres salutations|saludos(?: cordiales)?|un (?:cordial )?saludo|cordialmente|cordiales saludos|atentamente|atte)\s*[,.!]?$/u;
/** Callers can be told these, too. */
const briefSignOff =
  /^(?:best|cheers|thanks|thank you|thanks (?:again|so much|in advance)|thank you (?:again|so much|in advance)|thank(?:s| you)(?: very much| so much)? for your help|many thanks|thx|merci|merci (?:beaucoup|d'avance|encore)|bonne journee|gracias|muchas gracias|gracias de antemano)\s*[,!]?$/u;
/** Said by one who writes, and by none who speaks to callers. */
const ownClosing = new RegExp(
  [
    String.raw`\blet me know\b|\bthanks in advance\b`,
    String.raw`\b(?:faites-moi savoir|dites-moi|laissez-moi savoir|merci d'avance)\b`,
    String.raw`\bje reste\b.*\ba votre disposition\b|^restant\b.*\ba votre disposition\b`,
    String.raw`^dans l'attente (?:de (?:votre|vos|ton|tes)|d'une?)\b`,
    String.raw`\b(?:aviseme|avisame|digame|dime|quedo (?:atent[oa]|a su|a la)|gracias de antemano)\b`,
    String.raw`^(?:quedo )?(?:en|a la) espera de (?:su|tu|sus|tus)\b`,
  ].join('|'),
  'u',
);
/** Callers can be told these, too, but seldom in a paragraph of their own before the end of a mail. */
const closing = new RegExp(
  [
    String.raw`\blet us know if\b|\b(?:any|other|further) (?:questions|changes)\b|\bhesitate to\b`,
    String.raw`\b(?:looking|look) forward\b|\bthank(?:s| you) (?:so much |very much |again )?for your help\b`,
    String.raw`\b(?:can|could|would|will) you (?:please )?(?:have|get|finish|deliver|send|return|confirm)\b`,
    String.raw`\b(?:n'hesitez pas|merci de votre aide|nous rest(?:ons|ant)\b.*\ba votre disposition)\b`,
    String.raw`\b(?:pouvez|pourriez|peux|pourrais)-(?:vous|tu) (?:me|nous) \S+er\b`,
    String.raw`\b(?:avisenos|no dude en|cualquier (?:duda|pregunta)|gracias por su ayuda)\b`,
    String.raw`\b(?:puede|podria|puedes|podrias) (?:confirmar|decir|enviar|indicar|mandar)(?:me|nos)\b`,
  ].join('|'),
  'u',
);
const postscript = /^p\.? ?s\.?[ :]/u;
const contact =
  /\S+@\S+\.\S+|\bwww\.|https?:|\+?\d[\d ().-]{6,}\d|\b(?:confidential|confidentiel|confidencial|sent from my|envoye de mon|enviado desde)\b/u;

/** What firms put below all of their mails. */
const footer = new RegExp(
  [
    String.raw`^\W*(?:confidentiality (?:notice|note|statement|warning)|(?:e-?mail |legal )?disclaimer ?:)`,
    String.raw`\bconsider the environment before\b|\bbefore printing (?:this )?e-?mail\b|\bintended recipients?\b`,
    String.raw`\bthis (?:e-?mail|communication|transmission)\b.*\b(?:confidential|privileged|intended)\b`,
    String.raw`^\W*avis (?:important )?de confidentialite\b|\bce courriel\b.*\b(?:confidentiel|destine|privilegie)`,
    String.raw`\bavant d'imprimer (?:ce |cet )?(?:courriel|message|e-?mail)\b|^\W*(?:aviso|clausula|nota) de confidencialidad\b|\bantes de imprimir (?:este )?(?:correo|mensaje|e-?mail)\b`,
    String.raw`\beste (?:correo|e-?mail)\b.*\b(?:confidencial|destinad|dirigid)`,
  ].join('|'),
  'u',
);

const mostSignatureWords = 9;
const mostSignatureLines = 12;
const mostClosingWords = 40;

/** What is known of where lines stand. */
interface Kind {
  readonly isMail: boolean;
  /** The words that name who sent it. */
  readonly sender: readonly string[];
}

const isSignature = (line: string): boolean =>
  line === '' ||
  contact.test(plainOf(line)) ||
  footer.test(plainOf(line)) ||
  (countWords(line) <= mostSignatureWords &&
    !line.endsWith(':') &&
    !/[!?…]$|\p{Ll}{4}\.$/u.test(line) &&
    !isSpoken(line));

/** Where the paragraphs begin that firms put below all of their mails; the end where there are none. */
function startOfFooter(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => line !== '');
  if (last < 0) return lines.length;
  const start = lines.lastIndexOf('', last) + 1;
  const isFooter = footer.test(plainOf(lines.slice(start, last + 1).join(' ')));
  return isFooter && start > 0 ? startOfFooter(lines.slice(0, start)) : lines.length;
}

const isPostscript = (line: string): boolean => postscript.test(plainOf(line));

/** Whether a line and all below it are a name and more of who sent a mail. */
const isSender = ([first = '', ...more]: readonly string[], sender: readonly string[]): boolean => {
  const words = plainOf(first).match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.every((word) => sender.includes(word)) && more.every(isSignature);
};

/** Whether a line ends a mail: all below it is a signature, and what callers are told, too, has a name below it. */
function isSignOff(lines: readonly string[], at: number, { isMail, sender }: Kind): boolean {
  const line = plainOf(lines[at] ?? '');
  const below = lines.slice(at + 1).filter(Boolean);
  const isApart = isMail || lines[at - 1] === '';
  if (line === '--') return below.every(isSignature) && (isMail || below.some((one) => contact.test(plainOf(one))));
  if (lines[at - 1] === '' && isSender([lines[at] ?? '', ...below], sender)) return true;
  const isBrief = briefSignOff.test(line);
  if ((!isBrief && !signOff.test(line)) || !below.every((one) => isSignature(one) || (isMail && isPostscript(one))))
    return false;
  return !isBrief || (isApart && (below.length > 0 || line.endsWith(',')));
}

/** Whether a line leads to the end of a mail. */
function isClosing(lines: readonly string[], at: number): boolean {
  const line = plainOf(lines[at] ?? '');
  if (toCallers.test(line) || countWords(line) > mostClosingWords) return false;
  return ownClosing.test(line) || (closing.test(line) && (lines[at - 1] ?? '') === '');
}

/** Where what is said at the end begins: of a mail, or by one who made the texts. */
export function endOf(all: readonly string[], kind: Kind): number {
  const lines = all.slice(0, startOfFooter(all));
  const seen = [...lines.keys()].filter((index) => lines[index] !== '');
  const found = seen.slice(-mostSignatureLines - 1).find((index) => isSignOff(lines, index, kind)) ?? -1;
  let at = found < 0 ? lines.length : found;
  for (let last = at - 1; last >= 0; last -= 1) {
    if (lines[last] === '') continue;
    const canClose = found >= 0 || kind.isMail;
    if (!isToReader(lines[last] ?? '') && !(canClose && isClosing(lines, last))) break;
    at = last;
  }
  return at;
}
