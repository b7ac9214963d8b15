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

/** All templates of a service for a company, the most suitable ones first: one of each category, then another of each. */
function draftsFor(brief: Brief): readonly Draft[] {
  const { serviceType, industry, language = 'en' } = brief;
  const categories = Object.keys(english[serviceType]);
  const preferred = [...openings[serviceType], ...favorites[industry], ...categories];
  // Translations have the same categories in the same order.
  const ranks = categories.map((category) => preferred.indexOf(category));
  return Object.entries(formWords[language].desk.templates[serviceType])
    .flatMap(([name, templates], category) =>
      templates.map((template, round) => ({ name, template, round, rank: ranks[category] ?? preferred.length })),
    )
    .toSorted((a, b) => a.round - b.round || a.rank - b.rank)
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
