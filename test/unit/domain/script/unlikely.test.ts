import { describe, expect, it } from 'vitest';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { scriptsOfTable } from '../../../../src/domain/script/read-table.ts';
import { likelyOf, unlikelyIn } from '../../helpers/found.ts';

const welcome = 'Thank you for calling Acme, your partner for cold drinks.';
const hours = 'We are open Monday to Friday from nine to five.';

describe('what most likely is not to be spoken is found all the same', () => {
  it.each([
    ['what a document is called', 'Phone scripts, draft 2\n\nWelcome:\n{1}\n\nHours:\n{2}', 'Phone scripts, draft 2'],
    ['a heading in markup', '# Phone scripts\n\n## Welcome\n{1}\n\n## Hours\n{2}', 'Phone scripts'],
    ['a heading over lines', 'Phone scripts\nWelcome\n{1}\nHours\n{2}', 'Phone scripts'],
  ])('%s', (_what, template, heading) => {
    const found = scriptsOfText(template.replace('{1}', welcome).replace('{2}', hours));
    expect(found[0]).toEqual({ name: '', content: heading, isUnlikely: true });
    expect(likelyOf(found)).toEqual([
      ['Welcome', welcome],
      ['Hours', hours],
    ]);
  });

  it('a line that leads to a list', () => {
    const lead = 'Please record the following:';
    const found = scriptsOfText(`${lead}\n• ${welcome}\n• ${hours}`);
    expect(unlikelyIn(found)).toEqual([lead]);
    expect(found).toHaveLength(3);
  });

  it('lines above the heading of a table', () => {
    const found = scriptsOfTable(`Phone prompts, draft 2\n2025-11-03\nName,Text,Notes\nWelcome,"${welcome}",slow`);
    expect(unlikelyIn(found)).toEqual(['Phone prompts, draft 2', '2025-11-03']);
    expect(likelyOf(found)).toEqual([['Welcome', welcome]]);
  });

  it('a first row that reads as a heading', () => {
    const found = scriptsOfTable(`Ext\tWhat\tHow it goes\n100\tWelcome\t${welcome}\n101\tHours\t${hours}`);
    expect(unlikelyIn(found)).toEqual(['Ext What How it goes']);
  });
});
