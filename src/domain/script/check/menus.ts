import type { ScriptLanguage } from '../script-language.ts';
import { beginsSentence, capitalized, type Finding } from './finding.ts';

/** How menus are said: the verb of a choice, what is left of it for a further one, keys, and what leads to the choice. */
interface MenuWords {
  readonly verb: string;
  readonly again: string;
  readonly key: string;
  readonly leads: string;
  readonly or: string;
}

const menuWords: Readonly<Record<ScriptLanguage, MenuWords>> = {
  en: {
    verb: '(?:please )?(?:press|dial|push)',
    again: 'press',
    key: String.raw`(?:\d{1,2}|zero|one|two|three|four|five|six|seven|eight|nine|star|pound|[#*])`,
    leads: '(?:for|to)',
    or: '(?:or|and)',
  },
  fr: {
    verb: '(?:veuillez )?(?:faites|appuyez sur|appuyer sur|composez|pressez)',
    again: 'sur',
    key: String.raw`(?:le |la |l[’'])?(?:\d{1,2}|zéro|un|deux|trois|quatre|cinq|six|sept|huit|neuf|étoile|carré|dièse|[#*])`,
    leads: '(?:pour)',
    or: '(?:ou|et)',
  },
  es: {
    verb: '(?:por favor )?(?:marque|oprima|presione|pulse)',
    again: 'marque',
    key: String.raw`(?:el |la tecla )?(?:\d{1,2}|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|asterisco|numeral|[#*])`,
    leads: '(?:para)',
    or: '(?:o|y)',
  },
};

/** A choice whose key comes first, and all that follow it in the same sentence: `press 1 for sales, 2 for service`. */
function keyFirst({ verb, again, key, leads, or }: MenuWords): RegExp {
  const next = String.raw`[,;]?(?:\s${or})?\s(?:(?:${verb}|${again})\s)?${key}\s${leads}(?!\p{L})`;
  const choice = String.raw`(?:(?!${next})[^.!?;\n])+`;
  return new RegExp(
    String.raw`(?<=^|[.!?…:;]["”»]?\s+|\n)${verb}\s${key},?\s${leads}\s${choice}(?:${next}${choice})*`,
    'gimu',
  );
}

/** The choices of such a sentence with the key behind, one sentence each: `For sales, press 1. For service, press 2`. */
function choiceFirst(sentence: string, words: MenuWords): string {
  const verb = new RegExp(`^${words.verb}`, 'iu').exec(sentence)?.[0].toLowerCase() ?? '';
  const start = String.raw`(?:[,;]?(?:\s${words.or})?\s)?(?:(?:${words.verb}|${words.again})\s)?(${words.key}),?\s(?=${words.leads}(?!\p{L}))`;
  const [, ...parts] = sentence.split(new RegExp(`(?:^|(?<=\\S)(?=[,;]?\\s))${start}`, 'giu'));
  const choices = parts.flatMap((key, at) => {
    const choice = parts[at + 1];
    return at % 2 === 1 || choice === undefined ? [] : [`${capitalized(choice.trim())}, ${verb} ${key}`];
  });
  return choices.join('. ');
}

/** Choices that come after their key: callers have forgotten it by then. */
export function findPressOrder(text: string, language: ScriptLanguage): readonly Finding[] {
  const words = menuWords[language];
  return [...text.matchAll(keyFirst(words))].map(({ 0: sentence, index }): Finding => {
    const found = sentence.trim();
    const before = text.slice(0, index);
    const turned = choiceFirst(found, words);
    const replacement = beginsSentence(before) ? turned : turned.charAt(0).toLowerCase() + turned.slice(1);
    const mended = before + replacement + text.slice(index + found.length);
    return { code: 'press-order', found, fix: { replacement, text: mended } };
  });
}

/**
 * How many choices callers keep in mind: "do not offer more than four or five choices in a single menu" (Avaya
 * Interactive Response, guidelines for menus).
 */
const mostChoices = 5;

/** More choices than callers can keep in mind; what is found is their number. */
export function findLongMenu(text: string, language: ScriptLanguage): readonly Finding[] {
  const { verb, key } = menuWords[language];
  const choices = text.match(new RegExp(String.raw`(?<!\p{L})${verb}\s${key}(?!\p{L})`, 'giu'))?.length ?? 0;
  return choices > mostChoices ? [{ code: 'menu-length', found: String(choices), fix: null }] : [];
}
