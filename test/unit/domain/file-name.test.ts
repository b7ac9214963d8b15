import { array, assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { fileNames, nameOfFile } from '../../../src/domain/order/file-name.ts';
import { pronunciationNote, withoutNote } from '../../../src/domain/scripts/pronunciation.ts';

it.each([
  ['', 'message-1'],
  ['  ', 'message-1'],
  ['After hours', '1-after-hours'],
  ['Après les heures, été', '1-apres-les-heures-ete'],
  ['¿Dudas?', '1-dudas'],
  [' Été & Vœux! ', '1-ete-voeux'],
  ['Große Ångström-Straße', '1-grosse-angstrom-strasse'],
  ['Łódź, Ægir', '1-lodz-aegir'],
  ['İstanbul', '1-istanbul'],
  ['Ｍｅｎｕ ２', '1-menu-2'],
  ['營業時間', '1-message'],
  ['Приветствие', '1-message'],
  ['Menu 主選單', '1-menu'],
  ['!', '1-message'],
  ['../../etc', '1-etc'],
])('the name of a file for %j is %s', (name, file) => {
  expect(fileNames([name])).toEqual([file]);
});

it('the name of a file has the same pattern in the whole order', () => {
  expect(fileNames(['', ''])).toEqual(['message-1', 'message-2']);
  expect(fileNames(['Main greeting', '', '營業'])).toEqual(['1-main-greeting', '2-message', '3-message']);
});

it('the name of a file differs from all others of the order, and is ASCII', () => {
  const anyNames = array(string({ unit: 'grapheme' }), { maxLength: 20 });
  assert(
    property(anyNames, (names) => {
      const files = fileNames([...names, ...names]);
      expect(files.filter((file) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(file))).toEqual([]);
      expect(new Set(files).size).toBe(files.length);
    }),
  );
});

it.each([
  ['message-1', ''],
  ['2-message', ''],
  ['2-message-to-all', 'Message to all'],
  ['2-after-hours', 'After hours'],
  ['10-24-7', '24 7'],
  ['', ''],
])('the name of a file %s is read as the name %j', (file, name) => {
  expect(nameOfFile(file)).toBe(name);
});

const text = 'Nguyen and Siobhan of Acme: Montréal';
const list = [
  { word: 'Nguyen', sound: 'win' },
  { word: 'Siobhan', sound: 'shih-VAWN' },
];

it.each(['Warm.', '', 'Say: slowly; calm: yes.'])(
  'a style with pronunciations after %j can be separated again',
  (style) => {
    const sent = [style, pronunciationNote(text, list)].join(' ');
    expect(withoutNote(sent)).toEqual({ style, pronunciations: list });
    expect(withoutNote(style)).toEqual({ style, pronunciations: [] });
  },
);
