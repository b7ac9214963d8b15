import { atom } from 'jotai/vanilla';
import type { GuideText } from '../../domain/order/style-guide.ts';

/** The texts of the style guides in the buyer's language; set by the app, since the core holds no texts. */
export const guideTextAtom = atom<{ readonly of: GuideText }>({ of: (guide) => guide });
