import { expect, it } from 'vitest';
import { names, standard, type Choices } from '../../../demo/kit/choices.ts';
import type { ShopFacts } from '../../../demo/kit/shop-facts.ts';
import { wrongIn } from '../../../demo/kit/wrong.ts';

const silent: ShopFacts = { isPartner: null, isDiscount: null, isTestable: null, voices: null };
const fine: ShopFacts = { isPartner: true, isDiscount: true, isTestable: true, voices: [{ id: 'emma', name: 'Emma' }] };
const start: Partial<Choices> = { voice: 'emma', 'phone-system': '3cx', discount: 'WELCOME10' };

const wrongOf = (edit: Partial<Choices>, facts: ShopFacts): readonly string[] =>
  [...wrongIn({ ...standard, referral: 'acme', ...edit }, facts, [])]
    .filter(([, words]) => words !== '')
    .map(([name]) => name);

it.each<{ what: string; edit?: Partial<Choices>; facts?: ShopFacts; told: readonly string[] }>([
  { what: 'valid choices have no note', edit: start, told: [] },
  { what: 'choices have no note while the shop does not answer', edit: start, facts: silent, told: [] },
  { what: 'an unknown partner is noted', facts: { ...fine, isPartner: false }, told: ['referral'] },
  { what: 'a missing partner is noted', edit: { referral: '' }, facts: silent, told: ['referral'] },
  {
    what: 'a shop without test mode is noted',
    edit: { test: 'on' },
    facts: { ...fine, isTestable: false },
    told: ['test'],
  },
  { what: 'an unknown discount is noted', facts: { ...fine, isDiscount: false }, told: ['discount'] },
  { what: 'a voice that is not offered is noted', edit: { voice: 'noah' }, told: ['voice'] },
  { what: 'an accent that is hard to read on cards is noted', edit: { accent: '#f2d64b' }, told: ['accent'] },
  { what: 'a legible accent has no note', edit: { accent: '#0b5a6b' }, told: [] },
  {
    what: 'a dark accent has no note in the dark scheme, because the form lightens it',
    edit: { accent: '#0b5a6b', scheme: 'dark' },
    told: [],
  },
  {
    what: 'a dark accent on a dark surface is noted',
    edit: { accent: '#0b5a6b', surface: '#1a1b20', scheme: 'dark' },
    told: ['accent'],
  },
  { what: 'an unknown phone system is noted', edit: { 'phone-system': 'fax' }, told: ['phone-system'] },
  { what: 'a phone system for voicemail is noted', edit: { ...start, service: 'mvoice' }, told: ['phone-system'] },
])('$what', ({ edit = {}, facts = fine, told }) => {
  expect(wrongOf(edit, facts)).toEqual(told);
});

it.each(names)('an invalid value of %s is noted', (name) => {
  expect(wrongIn(standard, fine, [[name, 'x']]).get(name)).not.toBe('');
});
