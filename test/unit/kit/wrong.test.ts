import { expect, it } from 'vitest';
import { standard, type Choices } from '../../../demo/kit/choices.ts';
import { wrongIn } from '../../../demo/kit/wrong.ts';

interface Case {
  readonly what: string;
  readonly edit?: Partial<Choices>;
  readonly isKnown?: boolean | null;
  readonly typedFont?: string;
  readonly noted: readonly string[];
}

it.each<Case>([
  { what: 'valid choices have no note', edit: { font: 'Georgia' }, typedFont: 'Georgia', noted: [] },
  { what: 'choices have no note while the shop does not answer', isKnown: null, noted: [] },
  { what: 'an unknown partner is noted', isKnown: false, noted: ['referral'] },
  { what: 'a missing partner is noted', edit: { referral: '' }, isKnown: null, noted: ['referral'] },
  { what: 'what is no list of fonts is noted', typedFont: 'Georgia,', noted: ['font'] },
  { what: 'an accent that is hard to read on cards is noted', edit: { accent: '#f2d64b' }, noted: ['accent'] },
  { what: 'a legible accent has no note', edit: { accent: '#0b5a6b' }, noted: [] },
  {
    what: 'a dark accent has no note in the dark scheme, because the form lightens it',
    edit: { accent: '#0b5a6b', scheme: 'dark' },
    noted: [],
  },
  {
    what: 'a dark accent on a dark surface is noted',
    edit: { accent: '#0b5a6b', surface: '#1a1b20', scheme: 'dark' },
    noted: ['accent'],
  },
])('$what', ({ edit = {}, isKnown = true, typedFont = '', noted }) => {
  const wrong = wrongIn({ ...standard, referral: 'acme', ...edit }, isKnown, typedFont);
  expect(Object.entries(wrong).flatMap(([name, words]) => (words === '' ? [] : [name]))).toEqual(noted);
});
