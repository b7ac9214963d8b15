import { createContext, useContext, type ReactElement } from 'react';
import { formatsOf, type Formats } from '../text/formats.ts';
import type { Language } from '../text/language.ts';
import { textsIn, type Texts } from '../text/texts.ts';

/** What every part of a page can know of it. */
export interface Page {
  readonly language: Language;
  /** Its path and query. */
  readonly url: string;
}

const PageContext = createContext<Page>({ language: 'en', url: '/' });

/** A page with its language, for all parts of it. */
export const inPage = (page: ReactElement, context: Page): ReactElement => (
  <PageContext.Provider value={context}>{page}</PageContext.Provider>
);

export const usePage = (): Page => useContext(PageContext);

/**
 * Where a form posts that is answered by the page that it stands on. Without it browsers take the address as it stands,
 * and go to the field whose link was followed last instead of to what is wrong now.
 */
export const useOwnAction = (): string => usePage().url;

/** The words of the page's language. */
export const useTexts = (): Texts => textsIn(usePage().language);

/** How the page's language writes names in a row, dates and amounts. */
export const useFormats = (): Formats => formatsOf(usePage().language);
