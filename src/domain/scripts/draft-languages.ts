/** The languages that drafts are offered in, besides the page's (ISO 639-1). */
const draftLanguages = ['en', 'fr', 'es'] as const;

/** The page's language (BCP 47) and the other languages of drafts, the page's first. */
export const languagesOfDrafts = (page: string): readonly string[] => [
  page,
  ...draftLanguages.filter((language) => !page.toLowerCase().startsWith(language)),
];
