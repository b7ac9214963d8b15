import type { Atom } from 'jotai/vanilla';
import { isSavingProfileAtom, saveProfile } from '../../src/state/buyer/save-profile.ts';
import { pay } from '../../src/state/checkout/pay.ts';
import { profileGoalAtom, userAtom } from '../../src/state/buyer/load-user.ts';
import {
  brandingAtom,
  servicesAtom,
  siteSettingsAtom,
  tracksAtom,
  voicesAtom,
} from '../../src/state/catalogue/catalogue.ts';
import { changeDrafting, draftingAtom, openDrafting } from '../../src/state/drafting/drafting-form.ts';
import { generateDrafts, regenerateDraft } from '../../src/state/drafting/generate-drafts.ts';
import { dispatch } from '../../src/state/form.ts';
import { applyDiscount } from '../../src/state/session/apply-discount.ts';
import { orderAtom } from '../../src/state/session/order-atoms.ts';
import { arePricesCurrentAtom, totalsAtom } from '../../src/state/prices/price-atoms.ts';
import { invalidatePrices } from '../../src/state/prices/request-prices.ts';
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
const proofReading = (form: RunningForm): unknown =>
  dispatch(form, { type: 'optionChanged', code: 'proofReading', isChosen: true });
const isPriced = ({ store }: RunningForm): boolean =>
  store.get(arePricesCurrentAtom) && store.get(totalsAtom)?.total === 113;
const reviewAndPay = (form: RunningForm): unknown => {
  review(form);
  return pay(form);
};
const hasLeft = ({ navigate }: RunningForm): boolean => navigate.mock.calls.some(([url]) => url === checkoutUrl);
const price = {
  act: proofReading,
  actAgain: invalidatePrices,
  isDone: isPriced,
};
const payment = { act: reviewAndPay, isDone: hasLeft };
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
    act: (form) => {
      const user = form.store.get(userAtom);
      if (user === null) return undefined;
      form.store.set(profileGoalAtom, 'profile');
      return saveProfile(form, { ...user, ...user.address });
    },
    isDone: ({ store, successes }) => successes.has('profileSaved') && !store.get(isSavingProfileAtom),
  },
  'GET /discount': {
    line: /^GET \/discount/u,
    act: (form) => applyDiscount(form, 'SPRING'),
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
    act: (form) => {
      if (!form.store.get(draftingAtom).isOpen) openDrafting(form);
      return generateDrafts(form);
    },
    isDone: ({ store }) => store.get(orderAtom).messages[2]?.content === 'Draft 3',
    isDrafting: true,
  },
  'regenerate-prompt': {
    line: /regenerate-prompt$/u,
    act: (form) => {
      changeDrafting(form, { prompts: { sessionId: 's1', remainingLimit: null, promptOf: {} } });
      return regenerateDraft(form, 1);
    },
    isDone: ({ store }) => store.get(orderAtom).messages[0]?.content === 'Draft 1',
    isDrafting: true,
  },
} as const satisfies Record<string, Call>;
export type CallName = keyof typeof calls;
