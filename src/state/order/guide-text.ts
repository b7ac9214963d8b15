import { atom } from 'jotai/vanilla';
import type { GuideText } from '../../domain/order/style-guide.ts';

/** The style guides' texts in the buyer's language; set by the app, because the core contains no texts. */
export const guideTextAtom = atom<{ readonly of: GuideText }>({ of: (guide) => guide });
