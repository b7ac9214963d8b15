import type { Atom } from 'jotai/vanilla';
import { withOption } from '../../src/domain/order/voice-options.ts';
import { payAtom } from '../../src/state/checkout/pay.ts';
import { isSavingProfileAtom, saveProfileAtom } from '../../src/state/buyer/save-profile.ts';
import { profileGoalAtom, userAtom } from '../../src/state/buyer/user.ts';
import {
  brandingAtom,
  servicesAtom,
  siteSettingsAtom,
  tracksAtom,
  voicesAtom,
} from '../../src/state/catalogue/catalogue.ts';
import { draftingSessionAtom, isDraftingOpenAtom, openDraftingAtom } from '../../src/state/drafting/drafting.ts';
import { generateAtom } from '../../src/state/drafting/generate.ts';
import { regenerateAtom } from '../../src/state/drafting/regenerate.ts';
import { applyDiscountAtom } from '../../src/state/order/discount.ts';
import { changeOrderAtom, orderAtom } from '../../src/state/order/order.ts';
import { arePricesCurrentAtom, askPricesAtom, totalsAtom } from '../../src/state/prices/prices.ts';
import { draftingWords, profileWords } from '../unit/helpers/desk-words.ts';
import { checkoutUrl } from './good-shop.ts';
import { review, type RunningForm } from './order-form.ts';

/** A call of docs/behaviour.md, Calls, what a buyer does to trigger it, and how to see that it has succeeded. */
export interface Call {
  readonly line: RegExp;
  readonly isUser?: boolean;
  /** Missing if the call is made when the page opens. */
  readonly act?: (form: RunningForm) => unknown;
  /** What the buyer does after a failure; by default, the same again. */
  readonly actAgain?: (form: RunningForm) => unknown;
  readonly isDone: (form: RunningForm) => boolean;
  /** Whether it puts texts of its own in the place of the buyer's. */
  readonly isDrafting?: boolean;
}

const online = (): unknown => dispatchEvent(new Event('online'));
const proofReading = ({ store }: RunningForm): unknown => store.set(changeOrderAtom, withOption('proofReading', true));
const isPriced = ({ store }: RunningForm): boolean =>
  store.get(arePricesCurrentAtom) && store.get(totalsAtom)?.total === 113;
const pay = (form: RunningForm): unknown => {
  review(form);
  return form.store.set(payAtom);
};
const hasLeft = ({ navigate }: RunningForm): boolean => navigate.mock.calls.some(([url]) => url === checkoutUrl);
const price = {
  act: proofReading,
  actAgain: ({ store }: RunningForm): unknown => store.set(askPricesAtom),
  isDone: isPriced,
};
const payment = { act: pay, isDone: hasLeft };
/** What the form loads by itself. */
const list = (line: RegExp, loaded: Atom<{ readonly status: string }>): Call => ({
  line,
  actAgain: online,
  isDone: ({ store }) => store.get(loaded).status === 'ready',
});

export const calls = {
  'GET /voice': list(/^GET \/voice$/u, voicesAtom),
  'GET /soundtrack': list(/^GET \/soundtrack$/u, tracksAtom),
  'GET /service': list(/^GET \/service$/u, servicesAtom),
  'GET /company/branding': list(/^GET \/company/u, brandingAtom),
  'GET /site-settings': list(/^GET \/site/u, siteSettingsAtom),
  'GET /user': {
    line: /^GET \/user/u,
    isUser: true,
    actAgain: online,
    isDone: ({ store }) => store.get(userAtom) !== null,
  },
  'PATCH /user': {
    line: /^PATCH \/user/u,
    isUser: true,
    act: ({ store }) => {
      const user = store.get(userAtom);
      if (user === null) return undefined;
      store.set(profileGoalAtom, 'profile');
      return store.set(saveProfileAtom, { profile: { ...user, ...user.address }, words: profileWords });
    },
    isDone: ({ store, told }) => told.has('profileSaved') && !store.get(isSavingProfileAtom),
  },
  'GET /discount': {
    line: /^GET \/discount/u,
    act: ({ store }) => store.set(applyDiscountAtom, 'SPRING'),
    isDone: ({ store }) => store.get(orderAtom).discount?.discountCode === 'SPRING',
  },
  'POST /order/calculate': { line: /^POST \/order\/calculate$/u, isUser: true, ...price },
  'POST /order/calculate-guest': { line: /^POST \/order\/calculate-guest$/u, ...price },
  'POST /order': { line: /^POST \/order$/u, isUser: true, ...payment },
  'POST /order/guest': { line: /^POST \/order\/guest$/u, ...payment },
  'create-payment': { line: /create-payment$/u, isUser: true, ...payment },
  'create-guest-payment': { line: /create-guest-payment$/u, ...payment },
  'generate-prompts': {
    line: /generate-prompts$/u,
    act: ({ store }) => {
      if (!store.get(isDraftingOpenAtom)) store.set(openDraftingAtom);
      return store.set(generateAtom, draftingWords);
    },
    isDone: ({ store }) => store.get(orderAtom).messages[2]?.content === 'Draft 3',
    isDrafting: true,
  },
  'regenerate-prompt': {
    line: /regenerate-prompt$/u,
    act: ({ store }) => {
      store.set(draftingSessionAtom, { sessionId: 's1', remainingLimit: null, promptOf: {} });
      return store.set(regenerateAtom, { id: 1, words: draftingWords });
    },
    isDone: ({ store }) => store.get(orderAtom).messages[0]?.content === 'Draft 1',
    isDrafting: true,
  },
} as const satisfies Record<string, Call>;
export type CallName = keyof typeof calls;
