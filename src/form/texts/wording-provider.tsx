import { useAtomValue } from 'jotai/react';
import { useMemo, type ReactNode } from 'react';
import { languageAtom, textAtom } from '../../state/host/settings.ts';
import { numberLocale, textLocale } from '../../text/text.ts';
import { WordingContext, type Wording } from './use-text.ts';

/** Provides the texts in the buyer's language to everything inside. */
export function WordingProvider({ children }: { readonly children: ReactNode }) {
  const language = useAtomValue(languageAtom);
  const text = useAtomValue(textAtom);
  const wording = useMemo(
    (): Wording => ({ text, locale: textLocale(language), numbers: numberLocale(language), formats: new Map() }),
    [text, language],
  );
  return <WordingContext.Provider value={wording}>{children}</WordingContext.Provider>;
}
