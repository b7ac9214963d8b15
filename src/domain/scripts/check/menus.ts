import { anyOf, ruledLanguages, type LanguageRules } from '../languages/languages.ts';
import { capitalized } from '../../common/strings.ts';
import { beginsSentence, noted, type Finding } from './finding.ts';

/** The parts of a menu, as sources of patterns. */
const partsOf = ({ menu }: LanguageRules) => ({
  verb: String.raw`(?:${anyOf(menu.please)}\s)?${anyOf(menu.verbs)}`,
  again: anyOf(menu.again),
  key: String.raw`${anyOf(menu.articles)}?(?:\d{1,2}|[#*]|${anyOf(menu.keys)})`,
  leads: anyOf(menu.leads),
  or: anyOf(menu.or),
});

/** A choice whose key comes first, and all that follow it in the same sentence: `press 1 for sales, 2 for service`. */
function keyFirst({ verb, again, key, leads, or }: ReturnType<typeof partsOf>): RegExp {
  const next = String.raw`[,;]?(?:\s${or})?\s(?:(?:${verb}|${again})\s)?${key}\s${leads}(?!\p{L})`;
  const choice = String.raw`(?:(?!${next})[^.!?;\n])+`;
  return new RegExp(
    String.raw`(?<=^|[.!?…:;]["”»]?\s+|\n)${verb}\s${key},?\s${leads}\s${choice}(?:${next}${choice})*`,
    'gimu',
  );
}

/**
 * The choices of such a sentence with the key at the end, one sentence each: `For sales, press 1. For service, press
 * 2`. Null if a choice contains another key: `Press 1 for sales, for service press 2`.
 */
function choiceFirst(sentence: string, rules: LanguageRules): string | null {
  const parts = partsOf(rules);
  const verb = new RegExp(`^${parts.verb}`, 'iu').exec(sentence)?.[0].toLowerCase() ?? '';
  const start = String.raw`(?:[,;]?(?:\s${parts.or})?\s)?(?:(?:${parts.verb}|${parts.again})\s)?(${parts.key}),?\s(?=${parts.leads}(?!\p{L}))`;
  const pressed = new RegExp(String.raw`(?<!\p{L})${parts.verb}\s${parts.key}(?!\p{L})`, 'iu');
  const [, ...pieces] = sentence.split(new RegExp(`(?:^|(?<=\\S)(?=[,;]?\\s))${start}`, 'giu'));
  // Each choice comes after its key.
  const choices = pieces.flatMap((choice, at) =>
    at % 2 === 0 ? [] : `${capitalized(choice.trim())}${rules.menu.afterChoice} ${verb} ${pieces[at - 1]}`,
  );
  return pieces.some((piece) => pressed.test(piece)) ? null : choices.join('. ');
}

/**
 * Choices that come after their key, when callers have already forgotten it. A sentence with keys on both sides of their
 * choices has no single right order.
 */
export function findPressOrder(text: string, rules: LanguageRules): readonly Finding[] {
  return [...text.matchAll(keyFirst(partsOf(rules)))].flatMap(({ 0: sentence, index }): Finding[] => {
    const found = sentence.trim();
    const before = text.slice(0, index);
    const turned = choiceFirst(found, rules);
    if (turned === null) return [];
    const replacement = beginsSentence(before) ? turned : turned.charAt(0).toLowerCase() + turned.slice(1);
    const fixed = before + replacement + text.slice(index + found.length);
    return [{ code: 'press-order', found, fix: { replacement, text: fixed } }];
  });
}

/**
 * How many choices callers can remember: "do not offer more than four or five choices in a single menu" (Avaya
 * Interactive Response, guidelines for menus).
 */
const mostChoices = 5;

/** More choices than callers can remember; the finding contains their number. */
export function findLongMenu(text: string, rules: LanguageRules): readonly Finding[] {
  const { verb, key } = partsOf(rules);
  const choices = text.match(new RegExp(String.raw`(?<!\p{L})${verb}\s${key}(?!\p{L})`, 'giu'))?.length ?? 0;
  return choices > mostChoices ? noted('menu-length', String(choices)) : [];
}

const choices = ruledLanguages.map(partsOf).map(({ verb, key }) => {
  const choice = String.raw`[^.!?:\n]{0,150}(?<!\p{L})${verb}\s${key}`;
  return new RegExp(String.raw`^${verb}\s${key}(?![\p{L}\d-])|^(?:${choice}(?:[.!]\s|\n))*${choice}[.!]?$`, 'iu');
});

/** Whether a text is nothing but choices of a menu, in any language: `For sales, press 1.`, `Press 1 for sales`. */
export const isChoice = (text: string): boolean => choices.some((pattern) => pattern.test(text));
