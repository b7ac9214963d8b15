import { asFixed } from '../../../../src/domain/scripts/check/company.ts';
import type { LanguageRules } from '../../../../src/domain/scripts/languages/language-rules.ts';
import { standardLanguage } from '../../../../src/domain/scripts/languages/languages.ts';
import { findRules } from '../../../../src/domain/scripts/script-language.ts';
import type { Brief } from '../drafter.ts';
import { aboutSentence } from './about.ts';
import { banks } from './banks/banks.ts';

/** What the places in the phrases stand for; a place that is not in it is not known. */
export type Facts = Readonly<Record<string, string>>;

/** One line of text, whatever was typed. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** A website as a voice says it: `https://www.acme.com/start` is `acme dot com`; undefined if the text is no address. */
export function spokenSite(text: string, { signs }: LanguageRules): string | undefined {
  const host = /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[/?#:].*)?$/iu.exec(text.trim())?.[1];
  return host?.toLowerCase().replaceAll('.', ` ${signs.dot} `).replaceAll('-', ` ${signs.dash} `);
}

/** All that is known of a company, by the places that the phrases have for it. */
export function factsOf(brief: Brief): Facts {
  const { industry, language = 'en' } = brief;
  const { choices, leave, urgent } = banks[language].industryWords[industry];
  const rules = findRules(language) ?? standardLanguage;
  const company = asFixed(oneLine(brief.companyName), rules);
  const known = {
    company,
    site: spokenSite(brief.companyWebsite, rules),
    about: aboutSentence(company, brief.companyDescription, language),
    first: choices[0],
    second: choices[1],
    third: choices[2],
    leave,
    urgent,
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([place, text]) => (text === undefined ? [] : [[place, text]])),
  );
}

const places = /\{(\w+)\}([.!?]?)/gu;

/** Whether everything that a phrase speaks of is known. */
export function isSayable(phrase: string, facts: Facts): boolean {
  return Array.from(phrase.matchAll(places)).every(([, place = '']) => Object.hasOwn(facts, place));
}

/** Puts what is known into a phrase, in one pass: braces in a buyer's text stay what they are. */
export function say(phrase: string, facts: Facts): string {
  const said = phrase.replaceAll(places, (_all, place: string, mark: string) => {
    const text = facts[place] ?? '';
    // A company called "Acme Inc." or "Wow!" has its own mark.
    return /[.!?]$/u.test(text) ? text : text + mark;
  });
  // "Bienvenue chez {company}", where the company is called "Chez Marie".
  return said.replaceAll('chez Chez ', 'Chez ');
}
