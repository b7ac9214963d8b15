/** The lines that a mail begins with, up to the first empty one: each with its name, or going on with the one above. */
const headPattern = /^(?:From \S[^\n]*\n)?((?:[\w-]+:[^\n]*\n(?:[ \t]+\S[^\n]*\n)*)+)/u;
/** What no script says. */
const surePattern = /^(?:MIME-Version:\s*\d|Received:\s+(?:from|by|\())/imu;

/** Whether a text is a mail as mail programs save it: its words may be in an encoding that nobody can read. */
export function isMail(text: string): boolean {
  const [, head = ''] = headPattern.exec(`${text.trimStart().replaceAll(/\r\n?/gu, '\n')}\n`) ?? [];
  return surePattern.test(head);
}
