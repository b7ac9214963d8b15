import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listen } from '../../helpers/port-of.ts';

const decoders: Readonly<Record<string, (text: string) => string>> = {
  base64: (text) => Buffer.from(text, 'base64').toString(),
  'quoted-printable': (text) =>
    Buffer.from(
      text
        .replaceAll(/=\r?\n/gu, '')
        .replaceAll(/=([\dA-F]{2})/gu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString(),
};

/** The part of a mail with this type, decoded. */
function partOf(raw: string, type: string): string {
  const part = raw.split(/\r\n--/u).find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
  const encoding = /Content-Transfer-Encoding: (\S+)/iu.exec(part)?.[1] ?? '7bit';
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  return (decoders[encoding] ?? String)(body).replaceAll('\r\n', '\n');
}

/** A mail with its headers, in which what is not ASCII is encoded, and its text and HTML, decoded. */
const mailOf = (to: readonly string[], raw: string) => ({
  to,
  raw,
  text: partOf(raw, 'text/plain'),
  html: partOf(raw, 'text/html'),
});

/** A real email server on this machine that keeps what it receives. */
export async function startMailServer() {
  const mails: ReturnType<typeof mailOf>[] = [];
  /** The answers to the next emails, in order: a refusal, or the connection is cut. */
  const troubles: (number | 'cut')[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: async (stream, session, done) => {
      const raw = await text(stream);
      const trouble = troubles.shift();
      if (typeof trouble === 'number') {
        done(Object.assign(new Error('Not now.'), { responseCode: trouble }));
        return;
      }
      const to = session.envelope.rcptTo.map(({ address }) => address);
      mails.push(mailOf(to, raw));
      if (trouble === 'cut') for (const socket of sockets) socket.destroy();
      else done();
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => sockets.add(socket));
  return {
    url: `smtp://127.0.0.1:${await listen(server.server)}`,
    mails,
    troubles,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
