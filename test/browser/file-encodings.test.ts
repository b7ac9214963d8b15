import { expect } from 'chai';
import { readFile } from '../../src/desk/import/read-file.ts';

/** Encodes a text as old programs on Windows do. Node's decoder doesn't know their encoding. */
function encoded(text: string): Uint8Array<ArrayBuffer> {
  const table = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, index) => index));
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

describe('a file in an encoding of old programs on Windows', () => {
  for (const text of samples) {
    it(`is read: ${text}`, async () => {
      expect(await readFile(new File([encoded(text)], 'scripts.txt'))).to.deep.equal({ text });
    });
  }
});
