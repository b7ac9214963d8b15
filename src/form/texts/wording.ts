import type { OrderStore } from '../../state/atoms/store.ts';
import { languageAtom } from '../../state/host/settings.ts';
import { wordingAtom } from '../../state/notices/notices.ts';
import { textIn } from '../../text/text.ts';
import { noticeText } from '../notices/notice-text.ts';

/** Provides the core with the wording of notices, in the buyer's language as far as its texts have loaded. */
export function provideWording(store: OrderStore): void {
  store.set(wordingAtom, { say: (notice) => noticeText(textIn(store.get(languageAtom)), notice) });
}
