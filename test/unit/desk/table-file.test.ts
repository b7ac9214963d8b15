import { describe, expect, it } from 'vitest';
import { readTextFile } from '../../../src/desk/import/read-file.ts';
import { foundScripts } from '../../../src/desk/import/found-scripts.ts';

type Found = readonly (readonly [name: string, content: string])[];
const read = async (text: string, name = 'scripts.csv') => (await readTextFile(new File([text], name))) ?? '';
const foundIn = (text: string): Found => foundScripts(text).map(({ name, content }) => [name, content]);

const welcome = 'Thank you for calling Fern Dental.';
const closed = 'Our office is closed until eight tomorrow.';
const named: Found = [
  ['Welcome', welcome],
  ['After hours', closed],
];
const plain: Found = [
  ['', welcome],
  ['', closed],
];

describe('a file that is called a table', () => {
  it.each<[what: string, text: string, found: Found]>([
    ['commas', `Welcome,${welcome}\nAfter hours,${closed}`, named],
    ['semicolons', `Welcome;${welcome}\r\nAfter hours;${closed}\r\n`, named],
    ['a single row', `Welcome,${welcome}`, named.slice(0, 1)],
    [
      'commas in its texts',
      `Welcome,Thank you, friend.\nAfter hours,${closed}`,
      [['Welcome', 'Thank you, friend.'], ...named.slice(1)],
    ],
    ['a column of quoted rows', `"${welcome}"\n"${closed}"\n`, plain],
    ['a column of plain rows', `${welcome}\n${closed}\nPlease hold.`, [...plain, ['', 'Please hold.']]],
    [
      'a column of rows with commas',
      'Thank you, friend.\nPlease hold, or call again.\nGoodbye.',
      [
        ['', 'Thank you, friend.'],
        ['', 'Please hold, or call again.'],
        ['', 'Goodbye.'],
      ],
    ],
    ['titles in their own rows', `Welcome:\n${welcome}\n\nAfter hours:\n${closed}`, named],
  ])('and has %s below no heading is read as one', async (_what, text, found) => {
    expect(foundIn(await read(text))).toEqual(found);
  });

  it('has its rows apart with tabs, too', async () => {
    expect(foundIn(await read(`${welcome}\n${closed}`, 'Scripts.TSV'))).toEqual(plain);
  });

  it('tells what parts it as Excel does, only where nothing else does', async () => {
    await expect(read(`Welcome;${welcome}`)).resolves.toBe(`sep=;\nWelcome;${welcome}`);
    const headed = `Name,Text\nWelcome,${welcome}`;
    await expect(read(headed)).resolves.toBe(headed);
    await expect(read(' \n')).resolves.toBe(' \n');
    await expect(read(`Welcome;${welcome}`, 'scripts.txt')).resolves.toBe(`Welcome;${welcome}`);
  });
});
