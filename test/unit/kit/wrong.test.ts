import { describe, expect, it } from 'vitest';
import { names, standard, type Choices } from '../../../demo/kit/choices.ts';
import type { ShopFacts } from '../../../demo/kit/shop-facts.ts';
import { wrongIn } from '../../../demo/kit/wrong.ts';

const silent: ShopFacts = { isPartner: null, isDiscount: null, voices: null };
const fine: ShopFacts = { isPartner: true, isDiscount: true, voices: [{ id: 'emma', name: 'Emma' }] };
const start: Partial<Choices> = { voice: 'emma', 'phone-system': '3cx', discount: 'WELCOME10' };

const wrongOf = (edit: Partial<Choices>, facts: ShopFacts): readonly string[] =>
  [...wrongIn({ ...standard, ...edit }, facts, [])].filter(([, words]) => words !== '').map(([name]) => name);

describe('beside the fields', () => {
  it.each<{ what: string; edit?: Partial<Choices>; facts?: ShopFacts; told: readonly string[] }>([
    { what: 'nothing is said of what is right', edit: start, told: [] },
    { what: 'nothing is said while the shop is silent', edit: start, facts: silent, told: [] },
    { what: 'an unknown partner is told', facts: { ...fine, isPartner: false }, told: ['referral'] },
    { what: 'no partner is told', edit: { referral: '' }, facts: silent, told: ['referral'] },
    { what: 'an unknown discount is told', facts: { ...fine, isDiscount: false }, told: ['discount'] },
    { what: 'a voice that is not offered is told', edit: { voice: 'noah' }, told: ['voice'] },
    { what: 'an unknown phone system is told', edit: { 'phone-system': 'fax' }, told: ['phone-system'] },
    { what: 'a phone system for voicemail is told', edit: { ...start, service: 'mvoice' }, told: ['phone-system'] },
  ])('$what', ({ edit = {}, facts = fine, told }) => {
    expect(wrongOf(edit, facts)).toEqual(told);
  });

  it.each(names)('a value of %s that is not taken is told', (name) => {
    expect(wrongIn(standard, fine, [[name, 'x']]).get(name)).toMatch(/can’t be used/u);
  });
});
