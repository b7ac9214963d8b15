import { createContext, useContext, type ReactElement } from 'react';
import { formatsOf, type Formats } from '../text/formats.ts';
import type { Language } from '../text/language.ts';
import { textsIn, type Texts } from '../text/texts.ts';

/** What every part of a page can read about it. */
export interface Page {
  readonly language: Language;
  /** Its path and query. */
  readonly url: string;
}

const PageContext = createContext<Page>({ language: 'en', url: '/' });

/** A page with its language, as context for all its parts. */
export const inPage = (page: ReactElement, context: Page): ReactElement => (
  <PageContext.Provider value={context}>{page}</PageContext.Provider>
);

export const usePage = (): Page => useContext(PageContext);

/**
 * The URL for a form that its own page handles. Without it, browsers keep the fragment, and would jump to the field of
 * the last followed link instead of to the new problem.
 */
export const useOwnAction = (): string => usePage().url;

export const useTexts = (): Texts => textsIn(usePage().language);

/** The formats of the page's language for lists of names, dates and amounts. */
export const useFormats = (): Formats => formatsOf(usePage().language);
