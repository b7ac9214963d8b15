import { asFixed } from '../../../src/domain/scripts/check/company.ts';
import { standardLanguage } from '../../../src/domain/scripts/languages/languages.ts';
import { findRules } from '../../../src/domain/scripts/script-language.ts';
import { fillPlaceholder } from '../../../src/domain/scripts/check/placeholders.ts';
import type { ServiceType } from '../../../src/domain/order/service-types.ts';
import { templates as english } from '../../../src/text/templates.en.ts';
import { formWords } from '../text/form-words.ts';
import type { Language } from '../text/language.ts';
import { oneLine, type Brief, type Draft, type Drafter, type Industry } from './drafter.ts';

/** The categories that the first drafts of a service come from. */
const openings: Readonly<Record<ServiceType, readonly string[]>> = {
  moh: ['Welcome & patience'],
  voip: ['Main greeting', 'Menu'],
  mvoice: [],
};

/** The categories that suit an industry, as they are called in English; the other ones follow. */
const favorites: Readonly<Record<Industry, readonly string[]>> = {
  Healthcare: ['Emergencies', 'After hours', 'Website & social', 'Hours & locations'],
  Legal: ['Professional', 'Voicemail box', 'Services', 'Payments'],
  Restaurant: ['After hours', 'Hours & locations', 'Promotions', 'Seasonal'],
  Retail: ['Promotions', 'After hours', 'Seasonal', 'Hours & locations'],
  'Real Estate': ['On the job', 'Website & social', 'Services', 'Voicemail box'],
  Technology: ['Website & social', 'Queue & transfer', 'Services', 'Hiring'],
  'Financial Services': ['Payments', 'Website & social', 'Queue & transfer', 'Services'],
  Education: ['Seasonal', 'Hours & locations', 'Holidays', 'Website & social'],
  Automotive: ['On the job', 'Services', 'Promotions', 'After hours'],
  Manufacturing: ['On the job', 'Queue & transfer', 'Services', 'Hiring'],
  Construction: ['On the job', 'Emergencies', 'Services', 'Hiring'],
  'Professional Services': ['Professional', 'Services', 'Website & social', 'Voicemail box'],
  'Non-profit': ['Website & social', 'Voicemail box', 'Seasonal', 'Hiring'],
  Government: ['Hours & locations', 'Website & social', 'After hours', 'Queue & transfer'],
  Other: [],
};

/** The website's placeholder in the templates. */
const websitePlaceholders: Readonly<Record<Language, string>> = {
  en: '[website]',
  fr: '[site Web]',
  es: '[sitio web]',
};

/** The host of a website; null if the text is no address. */
const hostOf = (website: string): string | null =>
  /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[/?#:].*)?$/iu.exec(website.trim())?.[1] ?? null;

/** Fills in the company and its website as the script check recommends writing them; other placeholders stay. */
function fill(template: string, { companyName, companyWebsite, language = 'en' }: Brief): string {
  const rules = findRules(language) ?? standardLanguage;
  const host = hostOf(companyWebsite);
  const website = websitePlaceholders[language];
  const company = asFixed(oneLine(companyName), rules);
  // The company comes last, because its name is the buyer's text and could contain a placeholder.
  const filled = host === null ? template : fillPlaceholder(template, website, asFixed(host.toLowerCase(), rules));
  return fillPlaceholder(filled, formWords[language].desk.companyPlaceholder, company);
}

/** The longer words of a text, cut so that `hour` and `hours` are the same. */
const topicsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4)));

/** How much of a description each text is about. The more of the texts have a word, the less it says. */
function relevanceOf(texts: readonly string[], description: string): readonly number[] {
  const topics = texts.map((text) => topicsOf(text.replaceAll(/\[[^\]]*\]/gu, '')));
  const weights = [...topicsOf(description)].flatMap((topic) => {
    const count = topics.filter((found) => found.has(topic)).length;
    return count <= texts.length / 4 ? [[topic, 1 / count] as const] : [];
  });
  return topics.map((found) => weights.reduce((sum, [topic, weight]) => sum + (found.has(topic) ? weight : 0), 0));
}

/**
 * All templates of a service for a company: the openings, then what the description is about, then what suits the
 * industry; one of each category, then another of each.
 */
function draftsFor(brief: Brief): readonly Draft[] {
  const { serviceType, industry, language = 'en' } = brief;
  const categories = Object.keys(english[serviceType]);
  const first = openings[serviceType];
  const preferred = [...first, ...favorites[industry], ...categories];
  // Translations have the same categories in the same order.
  const ranks = categories.map((category) => preferred.indexOf(category));
  const entries = Object.entries(formWords[language].desk.templates[serviceType]).flatMap(
    ([name, templates], category) =>
      templates.map((template, round) => ({ name, template, round, rank: ranks[category] ?? preferred.length })),
  );
  const relevance = relevanceOf(
    entries.map(({ name, template }) => `${name} ${template}`),
    brief.companyDescription,
  );
  return entries
    .map((entry, index) => ({ ...entry, relevance: entry.rank < first.length ? Infinity : (relevance[index] ?? 0) }))
    .toSorted((a, b) => a.round - b.round || Math.sign(b.relevance - a.relevance) || a.rank - b.rank)
    .map(({ name, template }) => ({ name, content: fill(template, brief) }));
}

/** Drafts from the form's script templates. After a template is replaced, the next unused one follows. */
export const templateDrafter: Drafter = async ({ brief, positions, replaced, earlier }) => {
  const drafts = draftsFor(brief);
  const start = drafts.findIndex(({ content }) => content === replaced) + 1;
  const inOrder = [...drafts.slice(start), ...drafts.slice(0, start)];
  const unused = inOrder.filter(({ content }) => !earlier.includes(content));
  return [...unused, ...inOrder].slice(0, positions.length);
};
