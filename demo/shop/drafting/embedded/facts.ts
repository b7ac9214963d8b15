import type { Brief } from '../drafter.ts';
import { aboutSentence } from './about.ts';
import { banks } from './banks/banks.ts';

/** What the places in the phrases stand for; a place that is not in it is not known. */
export type Facts = Readonly<Record<string, string>>;

/** One line of text, whatever was typed. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** A website as a voice says it: `https://www.acme.example/start` is `acme.example`; undefined for what is none. */
export function spokenSite(text: string): string | undefined {
  const host = /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[/?#:].*)?$/iu.exec(text.trim())?.[1];
  return host?.toLowerCase();
}

/** All that is known of a company, by the places that the phrases have for it. */
export function factsOf(brief: Brief): Facts {
  const { industry, language = 'en' } = brief;
  const { choices, leave, urgent } = banks[language].industryWords[industry];
  const company = oneLine(brief.companyName);
  const known = {
    company,
    site: spokenSite(brief.companyWebsite),
    about: aboutSentence(company, oneLine(brief.companyDescription), language),
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

const places = /\{(\w+)\}(\.?)/gu;

/** Whether everything that a phrase speaks of is known. */
export function isSayable(phrase: string, facts: Facts): boolean {
  return Array.from(phrase.matchAll(places)).every(([, place = '']) => Object.hasOwn(facts, place));
}

/** Puts what is known into a phrase, in one pass: braces in a buyer's text stay what they are. */
export function say(phrase: string, facts: Facts): string {
  return phrase.replaceAll(places, (_all, place: string, stop: string) => {
    const text = facts[place] ?? '';
    // A company called "Acme Inc." brings its full stop along.
    return text.endsWith('.') ? text : text + stop;
  });
}
