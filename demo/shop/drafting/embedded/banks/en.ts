import type { Bank } from './bank.ts';
import words from './en.json';
import { anyWord, beginsWith, oneOf } from './patterns.ts';

/** What a company can be. */
const kinds = oneOf(`
  academy agency association bakery bookstore brewery brokerage builder business center centre charity clinic college
  company consultancy contractor dealership distributor farm firm foundation garage gym hospital hotel laboratory
  manufacturer museum office organization pharmacy practice provider restaurant retailer salon school shop spa store
  studio supplier theatre wholesaler winery workshop
`);

/** What comes before that, or before "services", and is never written with a capital in the middle of a sentence. */
const modifiers = oneOf(`
  accounting advertising and animal art auto automotive award-winning beauty bicycle bike boutique building car care
  catering child chiropractic cleaning clothing coffee commercial community construction consulting cooling dance
  delivery dental design dog driving electrical engineering event eye family family-owned family-run fashion financial
  fitness flower food full-service furniture gardening general gift graphic grocery grooming hair hardware health
  heating home independent industrial insurance interior investment jewellery jewelry landscaping language law legal
  licensed local management marketing massage medical mental metal mortgage moving music nail non-profit online organic
  painting pet photography physiotherapy pizza plumbing printing private professional property real_estate recruiting
  renovation repair residential retail roofing security shoe small software sports staffing steel tax technology tire
  toy travel truck vegan vegetarian veterinary video walk-in web wedding wellness wholesale wood yoga
`);

/** None of these is within what a company is: "A day at our clinic". */
const outside = oneOf(`
  a A an An the The this that these those my our your his her its their every each any some no another one is are was has
`);
const rest = String.raw`(?<rest>(?:\s${oneOf('across at based for from in located near of on serving specializing with')}\s.+)?)$`;

const withArticle = (head: string): string => `${/^[aeiou]/u.test(head) ? 'an' : 'a'} ${head}`;

/** Begins what a caller can do, as in "speak to an agent"; other words do where an article follows: "book a table". */
const action = new RegExp(
  String.raw`^(?:${oneOf('cancel hear leave listen make pay place reach speak talk')}|\p{L}+\s${oneOf('a an my our the this your')})\s`,
  'iu',
);

/** What scripts in English are made of. */
export const en: Bank = {
  ...words,
  descriptions: {
    ownSentence:
      /^we(?:’(?:re|ve)|\s(?!(?:want|need|would|wish|hope|prefer|require|are looking)(?!\p{L}))[\p{L}’]+)\s\p{L}/iu,
    afterName: beginsWith(`
      are builds creates delivers designs develops fixes has have helps installs is makes manufactures offers operates
      provides repairs runs sells serves specializes supplies supports teaches was works
    `),
    phrases: [
      {
        pattern: new RegExp(String.raw`^a(?<head>n?\s(?:(?!${outside}\s)[\p{L}-]+,?\s){0,5}${kinds})${rest}`, 'u'),
        say: (head) => `We’re a${head}`,
      },
      {
        pattern: new RegExp(String.raw`^(?<head>(?:${modifiers},?\s){0,5}${kinds})${rest}`, 'u'),
        say: (head) => `We’re ${withArticle(head)}`,
      },
      {
        pattern: new RegExp(String.raw`^(?<head>(?:${modifiers},?\s){1,6}services)${rest}`, 'u'),
        say: (head) => `We offer ${head}`,
      },
    ],
    stray: anyWord(`
      are ask book call come contact does had has have help helps i is make makes me my offer offers open opens order
      our please provide provides rent sell sells serve serves try us visit was we we’re we’ve were will
    `),
  },
  ownMenu: {
    verbs: ['choose', 'enter', 'hit', 'select', 'tap'],
    articles: ['key ', 'number ', 'option ', 'the '],
    open: (subject) => `${action.test(subject) ? 'to' : 'for'} ${subject}`,
    ways: [(key) => `press ${key}`, (key) => `please press ${key}`],
  },
};
