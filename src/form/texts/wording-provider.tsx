import { useAtomValue, useSetAtom } from 'jotai/react';
import { useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { languageAtom } from '../../state/host/settings.ts';
import { guideTextAtom } from '../../state/order/guide-text.ts';
import { areTextsComing, numberLocale, subscribeToTexts, textLocale, textIn } from '../../text/text.ts';
import { WordingContext, type Wording } from './use-text.ts';

/** Whether the texts in the buyer's language are loading. */
export function useAreTextsComing(): boolean {
  const language = useAtomValue(languageAtom);
  return useSyncExternalStore(subscribeToTexts, () => areTextsComing(language));
}

/** Provides the texts in the buyer's language to everything inside, and those of the guides to the core. */
export function WordingProvider({ children }: { readonly children: ReactNode }) {
  const language = useAtomValue(languageAtom);
  // They are updated when they load later.
  const text = useSyncExternalStore(subscribeToTexts, () => textIn(language));
  const setGuideText = useSetAtom(guideTextAtom);
  useLayoutEffect(() => setGuideText({ of: (guide) => text.styleGuides[guide].text }), [setGuideText, text]);
  const wording = useMemo(
    (): Wording => ({ text, locale: textLocale(language), numbers: numberLocale(language), formats: new Map() }),
    [text, language],
  );
  return <WordingContext.Provider value={wording}>{children}</WordingContext.Provider>;
}
