import { expect } from 'chai';
import { readFile } from '../../src/desk/import/read-file.ts';

/** Encodes a text in an encoding of one byte per character. Node's decoder doesn't know that of Windows. */
function encoded(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  const table = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, index) => index));
  return Uint8Array.from(text, (character) => table.indexOf(character));
}

const samples = [
  'Nos bureaux sont fermés.',
  'Merci d’avoir appelé l’Hôtel Noël : « à bientôt » et bonne journée…',
  'C’est ici, à Québec. Où êtes-vous ? Le maître d’hôtel vous rappellera.',
  '¿Necesita ayuda? Marque el 1 mañana; ¡gracias! Nuestro horario es de 7 ó 8 a 5 – también los sábados.',
  'Información y atención al público: está cerrado.',
  'We’re closed – see you on Monday…',
  '“Thank you for calling Zoë’s Café,” she said.',
  'Nine–five, Monday–Friday.',
];

describe('a file in an encoding of old programs', () => {
  for (const encoding of ['windows-1252', 'macintosh']) {
    for (const text of samples) {
      it(`is read in ${encoding}: ${text}`, async () => {
        expect(await readFile(new File([encoded(text, encoding)], 'scripts.txt'))).to.deep.equal({ text });
      });
    }
  }
});
