import { describe, expect, it } from 'vitest';
import { fileName, nameOfFile } from '../../../src/domain/file-name.ts';
import { pronunciationNote, withoutNote } from '../../../src/domain/pronunciation.ts';

describe('the name of a file', () => {
  it.each([
    ['', 0, 'message-1'],
    ['  ', 1, 'message-2'],
    ['After hours', 1, '2-after-hours'],
    ['Après les heures, été', 9, '10-apres-les-heures-ete'],
    ['¿Dudas?', 0, '1-dudas'],
    ['../../etc', 0, '1-etc'],
  ])('for %j at %i is %s', (name, index, file) => {
    expect(fileName(name, index)).toBe(file);
  });

  it.each([
    ['message-1', ''],
    ['2-after-hours', 'After hours'],
    ['10-24-7', '24 7'],
    ['', ''],
  ])('%s gives the name %j back', (file, name) => {
    expect(nameOfFile(file)).toBe(name);
  });
});

describe('a style with pronunciations', () => {
  const text = 'Nguyen and Siobhan of Acme: Montréal';
  const list = [
    { word: 'Nguyen', sound: 'win' },
    { word: 'Siobhan', sound: 'shih-VAWN' },
  ];

  it.each(['Warm.', '', 'Say: slowly; calm: yes.'])('after %j gives both back', (style) => {
    const sent = [style, pronunciationNote(text, list)].join(' ');
    expect(withoutNote(sent)).toEqual({ style, pronunciations: list });
    expect(withoutNote(style)).toEqual({ style, pronunciations: [] });
  });
});
