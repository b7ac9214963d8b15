/**
 * What the buyer enters for the drafting helper. `promptCount` is the content of the field, so it may not be a number
 * yet.
 */
export interface DraftingForm {
  readonly companyName: string;
  readonly companyDescription: string;
  readonly companyWebsite: string;
  /** Empty until one is chosen. */
  readonly industry: string;
  readonly style: string;
  readonly promptCount: string;
  /** The language of the drafts; empty means the page's. */
  readonly language: string;
}

export const emptyDraftingForm: DraftingForm = {
  companyName: '',
  companyDescription: '',
  companyWebsite: '',
  industry: '',
  style: 'Professional',
  promptCount: '5',
  language: '',
};

/** The languages that drafts are offered in, besides the page's (ISO 639-1). */
const draftLanguages = ['en', 'fr', 'es'] as const;

/** The page's language (BCP 47) and the other languages of drafts, the page's first. */
export const languagesOfDrafts = (page: string): readonly string[] => [
  page,
  ...draftLanguages.filter((language) => !page.toLowerCase().startsWith(language)),
];
