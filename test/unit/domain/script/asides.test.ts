import { describe, expect, test } from 'vitest';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';

const welcome = 'Thank you for calling Acme. We are glad to help you today.';
const site = 'Visit our website for all of our hours and offers.';

const likelyOf = (text: string) => scriptsOfText(text).filter(({ isUnlikely }) => isUnlikely !== true);
const unlikelyIn = (text: string) =>
  scriptsOfText(text)
    .filter(({ isUnlikely }) => isUnlikely)
    .map(({ content }) => content);

describe('what is not spoken stands apart, unticked', () => {
  test.each(['(Music – 10 seconds)', '[Music fades]', '[pause]', '(musique de fond)'])('%s', (direction) => {
    const text = `${welcome}\n\n${direction}\n\n${site}`;
    expect(likelyOf(text).map(({ content }) => content)).toEqual([welcome, site]);
    expect(unlikelyIn(text)).toEqual([direction]);
  });

  test.each(['(SFX: phone rings)', '[MUSIC: upbeat jazz]', '[Music: soft piano, 10 sec]', '(Voix : chaleureuse)'])(
    '%s, with a label',
    (direction) => {
      for (const [first, second, name] of [
        ['', '', ''],
        ['VOICE: ', 'VOICE: ', 'VOICE'],
        ['Message 1\n', 'Message 2\n', ''],
        ['## Welcome\n', '## Welcome\n', 'Welcome'],
      ]) {
        const text = `${first}${welcome}\n\n${direction}\n\n${second}${site}`;
        expect(likelyOf(text)).toEqual([welcome, site].map((content) => ({ name, content })));
        expect(unlikelyIn(text)).toEqual([direction]);
      }
    },
  );

  test.each(['Page 1 of 2', '- Page 1/2 -', 'Page 1 sur 2', 'Página 1 de 2'])('%s', (mark) => {
    const text = `Welcome:\n${welcome}\n${mark}\n\nOur site:\n${site}\n${mark}`;
    expect(likelyOf(text)).toEqual([
      { name: 'Welcome', content: welcome },
      { name: 'Our site', content: site },
    ]);
    expect(unlikelyIn(text)).toEqual([mark, mark]);
  });

  test('also inside of a text, which goes on below it', () => {
    const [start, end] = ['Thank you for calling Acme. We are', 'glad to help you today.'];
    expect(likelyOf(`${start}\nPage 1 of 2\n${end}`)).toEqual([{ name: '', content: `${start}\n${end}` }]);
  });
});

describe('a line at the mark of every page', () => {
  const [start, end] = ['Thank you for calling Acme. We are', 'glad to help you today.'];
  const textOf = (pages: readonly string[]): string => `${start}\n${pages[0]}\n${end}\n\n${site}\n${pages[1]}`;
  const pagesOf = (page: string): readonly string[] => [page, page.replace('1', '2')];

  test.each(['Acme – Confidential\nPage 1 of 2', 'Page 1 of 2\nAcme – Confidential'])('is of the page: %j', (page) => {
    const pages = pagesOf(page);
    expect(likelyOf(textOf(pages)).map(({ content }) => content)).toEqual([`${start}\n${end}`, site]);
    expect(unlikelyIn(textOf(pages))).toEqual(pages.flatMap((one) => one.split('\n')));
  });

  test.each([
    ['is a text where it ends a sentence', pagesOf('Please hold.\nPage 1 of 2')],
    ['is a text where it speaks', pagesOf('Thank you for calling Acme\nPage 1 of 2')],
    ['is a text where it is another one', ['Acme – News\nPage 1 of 2', 'Acme – Offers\nPage 2 of 2']],
  ])('%s', (_what, pages) => {
    expect(unlikelyIn(textOf(pages))).toEqual(['Page 1 of 2', 'Page 2 of 2']);
  });
});

test('brackets that are spoken, in a line of a text or alone in a document, stay texts', () => {
  const spoken = `${welcome}\n\n(We are closed on Sundays.)`;
  expect(likelyOf(spoken)).toHaveLength(2);
  const inside = 'Thank you for calling\n(music)\nAcme.';
  expect(likelyOf(inside)).toEqual([{ name: '', content: inside }]);
  expect(likelyOf('(music)')).toEqual([{ name: '', content: '(music)' }]);
});
