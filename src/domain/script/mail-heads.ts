import { folded } from '../folded.ts';

/** A mail of those that a text holds: what a mail program puts above it, nothing above the first one, and its lines. */
export interface Mail {
  readonly head: readonly string[];
  readonly lines: readonly string[];
}

const header =
  /^\*?(?:from|to|cc|bcc|sent|date|subject|reply-to|importance|attachments?|de|a|cci|objet|envoye|repondre a|pieces? jointes?|para|cco|asunto|enviado(?: el)?|fecha(?: de envio)?|responder a|(?:datos )?adjuntos) ?:\*? ?\S/u;
const sender = /^\*?(?:from|de) ?:\*? ?(.*)$/u;
/** `---------- Forwarded message ---------`, `Begin forwarded message:`. */
const forwarded =
  /^[-_ ]*(?:begin forwarded message|(?:forwarded|original) message|(?:debut du )?message (?:transfere|d'origine|original)|(?:inicio del )?mensaje (?:reenviado|original)) ?[-_: ]*$/u;
/** `On Tue, Nov 3, 2026 at 9:14 AM Jo Smith <jo@oak.example> wrote:`, in a line or two. */
const dated = /^(?:on|le|el) .*\d/u;
const wrote = /\b(?:wrote|a ecrit|escribio) ?:$/u;

/** In the midst of a text so many lines with names of a mail's header make one. */
const fewestLines = 3;

export const plainOf = (line: string): string => folded(line).replaceAll('’', "'");

const isHeader = (line: string): boolean => header.test(plainOf(line));

export function nextLine(lines: readonly string[], start: number): number {
  let at = start;
  while (lines[at] === '') at += 1;
  return at;
}

/** Where the block of a header ends that begins with a line; that line itself where there is none. */
function endOfBlock(lines: readonly string[], at: number, fewest: number): number {
  let end = at;
  while (isHeader(lines[end] ?? '')) end += 1;
  return end - at >= fewest ? end : at;
}

/** Where what a mail program put above a mail ends that begins with a line; that line itself where there is none. */
function endOfHead(lines: readonly string[], at: number, isFirst: boolean): number {
  const line = plainOf(lines[at] ?? '');
  if (forwarded.test(line)) return endOfBlock(lines, nextLine(lines, at + 1), 2);
  if (dated.test(line)) {
    if (wrote.test(line)) return at + 1;
    if (wrote.test(plainOf(lines[at + 1] ?? ''))) return at + 2;
  }
  return isFirst || sender.test(line) ? endOfBlock(lines, at, isFirst ? 2 : fewestLines) : at;
}

/** The mails that a text holds, one below the other; a text that comes in none is one without a head. */
export function mailsOf(lines: readonly string[]): readonly Mail[] {
  const mails: { head: string[]; lines: string[] }[] = [{ head: [], lines: [] }];
  const first = nextLine(lines, 0);
  let at = 0;
  while (at < lines.length) {
    const end = endOfHead(lines, at, at === first);
    if (end > at) mails.push({ head: lines.slice(at, end), lines: [] });
    else mails.at(-1)?.lines.push(lines[at] ?? '');
    at = Math.max(end, at + 1);
  }
  return mails.filter((mail) => mail.head.length > 0 || mail.lines.some(Boolean));
}

/** The words by which a mail's head names who sent it. */
export const senderOf = ({ head }: Mail): readonly string[] =>
  head
    .map(plainOf)
    .map((line) => sender.exec(line)?.[1] ?? (wrote.test(line) ? line : ''))
    .flatMap((line) => line.match(/\p{L}{2,}/gu) ?? []);
