import { describe, expect, it } from 'vitest';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { isTable, scriptsOfTable } from '../../../../src/domain/script/read-table.ts';
import { allOf } from '../../helpers/found.ts';

const welcome = 'Thank you for calling Acme, your partner for cold drinks.';
const hours = 'We are open Monday to Friday from nine to five.';
const plain = [
  ['', welcome],
  ['', hours],
];

describe('the marks of lists', () => {
  it.each(['o\t', '▪\t', '§\t', '➢\t', '☐ ', '☐', 'a) ', '(a)\t', '[ ] ', '[x] ', '\uf0b7\t', '●', '1.\t', '\to\t'])(
    '%j are no words',
    (mark) => {
      const text = [welcome, hours].map((one) => mark + one).join('\n');
      expect(isTable(text)).toBe(false);
      expect(allOf(scriptsOfText(text))).toEqual(plain);
    },
  );

  it('of two levels', () => {
    expect(allOf(scriptsOfText(`•\t${welcome}\no\t${hours}`))).toEqual(plain);
  });

  it('are no words that begin a line', () => {
    const text = 'Marque uno\no marque dos.';
    expect(allOf(scriptsOfText(text))).toEqual([['', text]]);
  });
});

describe('what does not show', () => {
  it('is in no text and no name', () => {
    const text = `\ufeffWel\u00adcome:\n${welcome.replace('Acme', 'Ac\u200bme\u2060')}`;
    expect(allOf(scriptsOfText(text))).toEqual([['Welcome', welcome]]);
    expect(allOf(scriptsOfTable(`\ufeffName\tText\nWel\u200dcome\t${welcome}\u200c`))).toEqual([['Welcome', welcome]]);
  });

  it('parts messages where it begins a page', () => {
    expect(allOf(scriptsOfText(`${welcome}\f${hours}`))).toEqual(plain);
  });
});
