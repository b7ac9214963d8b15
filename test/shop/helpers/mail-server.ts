import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { listen } from '../../helpers/port-of.ts';

/** A mail as the server got it. */
interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** With headers; what is not ASCII is encoded. */
  readonly raw: string;
  /** The plain text, decoded. */
  readonly text: string;
  readonly html: string;
}

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

/** A real email server on this machine that keeps what it receives. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  /** The answers to the next emails, in order: a refusal, or the connection is cut. */
  const troubles: (number | 'cut')[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const trouble = troubles.shift();
        if (typeof trouble === 'number') {
          done(Object.assign(new Error('Not now.'), { responseCode: trouble }));
          return;
        }
        const raw = Buffer.concat(chunks).toString();
        const { mailFrom, rcptTo } = session.envelope;
        const parts = { text: partOf(raw, 'text/plain'), html: partOf(raw, 'text/html') };
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw, ...parts });
        if (trouble === 'cut') for (const socket of sockets) socket.destroy();
        else done();
      });
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
