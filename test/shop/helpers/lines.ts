import { Writable } from 'node:stream';

/** Where a shop can write its log to, and what it has written. */
export function lines(): { readonly stream: Writable; readonly text: () => string } {
  const written: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written.push(chunk.toString());
      done();
    },
  });
  return { stream, text: () => written.join('') };
}
