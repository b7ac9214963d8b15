import { endOf } from './mail-end.ts';
import { mailsOf, nextLine, plainOf, senderOf, type Mail } from './mail-heads.ts';
import { startOf } from './mail-start.ts';
import { isPoint, isSureTitle, titleOf } from './titles.ts';

/** What stands around the texts of a mail, and the lines between. */
export interface MailParts {
  /** What the mail program puts above it, the greeting and what introduces the texts, a paragraph each. */
  readonly above: readonly string[];
  readonly lines: readonly string[];
  /** What is said at the end, and the signature. */
  readonly below: readonly string[];
}

/** What is said to callers and in hardly any note. */
const heard =
  /\b(?:thank(?:s| you) for (?:calling|holding)|you(?: have|'ve) reached|press (?:\d|one|zero)|stay on the line|please hold|merci d(?:'appeler|'avoir appele|e (?:votre appel|patienter))|vous avez (?:bien )?joint|(?:veuillez|merci de) patienter|faites le|appuyez|gracias por (?:llamar|su llamada)|ha (?:llamado|comunicado)|oprima|pulse|marque)\b/u;

const subject = /^\*?(?:subject|objet|asunto|re) ?:\*? ?\S/u;

/** With a subject above a greeting as the head of a mail: alone, without a greeting, it may be a text. */
function withSubject(mail: Mail): Mail {
  const at = nextLine(mail.lines, 0);
  const below = mail.lines.slice(at + 1);
  const isHead = subject.test(plainOf(mail.lines[at] ?? '')) && startOf(below) > nextLine(below, 0);
  if (mail.head.length > 0 || !isHead) return mail;
  return { head: mail.lines.slice(at, at + 1), lines: below };
}

const paragraphsOf = (lines: readonly string[]): readonly string[] =>
  lines
    .join('\n')
    .split(/\n{2,}/u)
    .map((text) => text.trim())
    .filter(Boolean);

/** The parts of one of the mails that a text holds. */
function partsOf(mail: Mail, isThread: boolean): MailParts {
  const start = startOf(mail.lines);
  const rest = mail.lines.slice(start);
  const isMail = start > 0 || isThread || mail.head.length > 0;
  const end = endOf(rest, { isMail, sender: senderOf(mail) });
  return {
    above: [...paragraphsOf(mail.head), ...paragraphsOf(mail.lines.slice(0, start))],
    lines: rest.slice(0, end),
    below: paragraphsOf(rest.slice(end)),
  };
}

/** Whether lines of a mail are texts for callers rather than a note beside them: by titles, lists, and what they say. */
const holdsTexts = (lines: readonly string[]): boolean =>
  lines.some((line) => isPoint(line) || isSureTitle(line) || titleOf(line) !== null || heard.test(plainOf(line)));

/**
 * Parts the lines of a text from the greetings and the signatures of the mails that they may come in. Where some of
 * several mails hold texts, the others are notes.
 */
export function mailPartsOf(lines: readonly string[]): readonly MailParts[] {
  const mails = mailsOf(lines).map(withSubject);
  const parts = mails.map((mail) => partsOf(mail, mails.length > 1));
  const texts = parts.filter((part) => holdsTexts(part.lines));
  if (texts.length === 0) return parts;
  return parts.map((part) =>
    texts.includes(part)
      ? part
      : { above: [...part.above, ...paragraphsOf(part.lines), ...part.below], lines: [], below: [] },
  );
}
