import { useAtomValue, useSetAtom } from 'jotai/react';
import { useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { languageAtom } from '../../state/host/settings.ts';
import { wordingAtom } from '../../state/notices/notices.ts';
import { guideTextAtom } from '../../state/order/guide-text.ts';
import { areTextsComing, numberLocale, subscribeToTexts, textLocale, textIn } from '../../text/text.ts';
import { noticeText } from '../notices/notice-text.ts';
import { WordingContext, type Wording } from './use-text.ts';

/** Whether the texts in the buyer's language are loading. */
export function useAreTextsComing(): boolean {
  const language = useAtomValue(languageAtom);
  return useSyncExternalStore(subscribeToTexts, () => areTextsComing(language));
}

/** Provides the texts in the buyer's language to everything inside, and to the core. */
export function WordingProvider({ children }: { readonly children: ReactNode }) {
  const language = useAtomValue(languageAtom);
  // They are updated when they load later.
  const text = useSyncExternalStore(subscribeToTexts, () => textIn(language));
  const setWording = useSetAtom(wordingAtom);
  const setGuideText = useSetAtom(guideTextAtom);
  useLayoutEffect(() => {
    setWording({ say: (notice) => noticeText(text, notice) });
    setGuideText({ of: (guide) => text.styleGuides[guide].text });
  }, [setGuideText, setWording, text]);
  const wording = useMemo(
    (): Wording => ({ text, locale: textLocale(language), numbers: numberLocale(language) }),
    [text, language],
  );
  return <WordingContext.Provider value={wording}>{children}</WordingContext.Provider>;
}
