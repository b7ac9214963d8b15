import { describe, expect, it } from 'vitest';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { allOf, type Found } from '../../helpers/found.ts';

const foundIn = (text: string): Found => allOf(scriptsOfText(text));

const closing = 'Thanks for holding.';
const hours = ['Monday to Friday: 9 to 5', 'Saturday: 9 to noon', 'Closed on Sundays'];
const offers = ['Spring tune-up: forty dollars', 'Financing: zero percent', 'Free estimates'];

const listOf = (points: readonly string[], between = '\n'): string => points.map((one) => `- ${one}`).join(between);

describe('the last point of a list is of the list, and no name of what follows', () => {
  it.each([hours, offers])('below a title in markup: %s', (...points) => {
    for (const [mark, end] of [
      ['## ', ''],
      ['**', '**'],
    ]) {
      for (const between of ['\n', '\n\n']) {
        const titles = ['List', 'Closing'].map((title) => mark + title + end);
        expect(foundIn(`${titles[0]}${between}${listOf(points)}\n\n${titles[1]}\n${closing}`)).toEqual([
          ['List', points.join('\n\n')],
          ['Closing', closing],
        ]);
      }
    }
  });

  it('below a title with a colon', () => {
    const points = ['Thank you for calling: we value you', 'Please hold'];
    expect(foundIn(`Welcome:\n${listOf(points)}\n\nHours:\n- We open at nine.`)).toEqual([
      ['Welcome', points[0]],
      ['', points[1]],
      ['Hours', 'We open at nine.'],
    ]);
  });

  it('below a plain title', () => {
    const points = ['Repairs of all makes and models of cars', 'Tires of the best brands for less', 'Free estimates'];
    const text = `Greeting\nThank you for calling.\n\nServices\n${listOf(points)}\n\nHours\nWe are open from nine to five.`;
    expect(foundIn(text)).toEqual([
      ['Greeting', 'Thank you for calling.'],
      ['Services', points[0]],
      ['', points[1]],
      ['', points[2]],
      ['Hours', 'We are open from nine to five.'],
    ]);
  });
});

it('a point with an empty line above it can be a name', () => {
  expect(foundIn('1. Welcome\n\nThank you for calling Acme.\n\n2. Hours\n\nWe are open from nine to five.')).toEqual([
    ['Welcome', 'Thank you for calling Acme.'],
    ['Hours', 'We are open from nine to five.'],
  ]);
});

it('a title of its own markup above a list is what the document is called', () => {
  const points = ['Thank you for calling Acme.', 'We are open from nine to five.'];
  expect(foundIn(`# Phone scripts\n${listOf(points)}`)).toEqual([
    ['', 'Phone scripts'],
    ...points.map((text) => ['', text]),
  ]);
});
