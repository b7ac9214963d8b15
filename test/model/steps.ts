import { withOption } from '../../src/domain/order/voice-options.ts';
import { editMessageAtom, addMessageAtom, chooseGuideAtom } from '../../src/state/order/messages.ts';
import { deleteMessageAtom, openStepsAtom, turnStepAtom } from '../../src/state/order/undo.ts';
import { applyDiscountAtom } from '../../src/state/order/discount.ts';
import { chooseCurrencyAtom } from '../../src/state/order/currency.ts';
import { changeOrderAtom } from '../../src/state/order/order.ts';
import { discountAtom } from '../../src/state/order/parts.ts';
import { chooseVoiceAtom, toggleTrackAtom, trackSlots, voiceSlots } from '../../src/state/order/slots.ts';
import { pendingServiceAtom, startAnewAtom } from '../../src/state/order/service-switch.ts';
import {
  chooseServiceAtom,
  confirmServiceSwitchAtom,
  openSwitchAtom,
  turnSwitchAtom,
} from '../../src/state/saving/switch-undo.ts';
import { serviceRules, serviceTypes } from '../../src/domain/order/services.ts';
import { styleGuideValues } from '../../src/domain/order/style-guide.ts';
import { checkoutAtom } from '../../src/state/checkout/checkout.ts';
import { payAtom } from '../../src/state/checkout/pay.ts';
import { openSummaryAtom } from '../../src/state/checkout/summary.ts';
import { editDraftingFormAtom } from '../../src/state/drafting/drafting-form.ts';
import { openDraftingAtom, cancelDraftingAtom } from '../../src/state/drafting/drafting.ts';
import { generateAtom } from '../../src/state/drafting/generate.ts';
import { keepThisAtom, takeOtherAtom } from '../../src/state/saving/other-order.ts';
import { otherOrderAtom } from '../../src/state/saving/saved-slot.ts';
import { draftingWords } from '../unit/helpers/desk-words.ts';
import { pass } from '../unit/helpers/fake-shop.ts';
import { networks } from './model-shop.ts';
import type { World } from './world.ts';

/** The parameters of a step. */
export interface Given {
  readonly number: number;
  readonly text: string;
}

type Do = (world: World, given: Given) => unknown;
const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];
const idOf = ({ order }: World, number: number): number => pick(order.messages, number)?.id ?? 1;
const orderKey = 'voice-order-form:order:-';

/** What the buyer types and chooses. */
const edits = {
  write: (world, { number, text }) =>
    world.store.set(editMessageAtom, { id: idOf(world, number), edit: { content: text } }),
  style: (world, { number, text }) => {
    const id = idOf(world, number);
    world.store.set(chooseGuideAtom, { id, guide: pick(styleGuideValues, number) ?? 'custom' });
    world.store.set(editMessageAtom, { id, edit: { customStyle: text } });
  },
  comment: ({ store }, { text }) => store.set(changeOrderAtom, (order) => ({ ...order, comments: text })),
  add: ({ store }, { number }) => store.set(addMessageAtom, number),
  delete: ({ store }, { number }) => store.set(deleteMessageAtom, number),
  undo: ({ store }, { number }) => {
    const step = pick(store.get(openStepsAtom), number);
    if (step !== undefined) store.set(turnStepAtom, step);
  },
  voice: ({ store }, { number }) => store.set(chooseVoiceAtom, pick(['v1', 'v2', 'slow'], number) ?? 'v1'),
  addVoice: ({ store }) => store.set(voiceSlots.addAtom),
  removeVoice: ({ store }, { number }) => store.set(voiceSlots.removeAtom, number),
  // Where the service has no music there is no picker.
  track: ({ store, order }, { number }) =>
    serviceRules[order.serviceType].hasMusic && store.set(toggleTrackAtom, pick(['t1', 't2'], number) ?? 't1'),
  addTrack: ({ store, order }) => order.tracks.length > 0 && store.set(trackSlots.addAtom),
  removeTrack: ({ store }, { number }) => store.set(trackSlots.removeAtom, number),
  proofReading: ({ store }, { number }) => store.set(changeOrderAtom, withOption('proofReading', number % 2 === 0)),
  rush: ({ store }) => store.set(changeOrderAtom, withOption('rush', true)),
  currency: ({ store }, { number }) => store.set(chooseCurrencyAtom, number % 2 === 0 ? 'CAD' : 'USD'),
  acknowledge: ({ store }) => store.set(changeOrderAtom, (order) => ({ ...order, acknowledged: true })),
  draft: ({ store }) => {
    store.set(openDraftingAtom);
    store.set(editDraftingFormAtom, { companyName: 'Acme', promptCount: '2' });
    void store.set(generateAtom, draftingWords);
  },
} satisfies Record<string, Do>;

/** Steps that replace the order with another one. */
const replacements = {
  reset: (world) => {
    world.life += 1;
    world.store.set(startAnewAtom, world.order.serviceType);
  },
  confirm: (world) => {
    if (world.store.get(pendingServiceAtom) !== null) world.life += 1;
    world.store.set(confirmServiceSwitchAtom);
  },
  undoSwitch: (world) => {
    if (world.store.get(openSwitchAtom) !== null) world.life += 1;
    world.store.set(turnSwitchAtom);
  },
  takeTheirs: (world) => {
    if (world.store.get(otherOrderAtom) !== null) world.life += 1;
    world.store.set(takeOtherAtom);
  },
} satisfies Record<string, Do>;

function pay(world: World): void {
  const { store } = world;
  store.set(checkoutAtom, { type: 'continued' });
  store.set(openSummaryAtom);
  store.set(checkoutAtom, { type: 'guestChosen' });
  if (store.get(checkoutAtom).step === 'guest') world.press();
  void store.set(payAtom);
}

/** Steps that change no typed text, whoever takes them. */
const others = {
  pay,
  payTwice: (world) => {
    pay(world);
    void world.store.set(payAtom);
    pay(world);
  },
  /** The shop creates the order, and the answer is lost. */
  payAndLose: (world) => {
    world.shop.network = 'lost';
    pay(world);
  },
  close: ({ store }) => store.set(checkoutAtom, { type: 'closed' }),
  back: () => {
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  },
  reload: async (world) => {
    await world.close();
    await world.load();
  },
  askService: ({ store, order }, { number }) => {
    const service = pick(serviceTypes, number);
    if (service !== undefined && service !== order.serviceType) store.set(chooseServiceAtom, service);
  },
  keepService: ({ store }) => store.set(pendingServiceAtom, null),
  discount: ({ store }, { number }) => void store.set(applyDiscountAtom, number % 2 === 0 ? 'SPRING' : 'NONE'),
  removeDiscount: ({ store }) => store.set(discountAtom, null),
  cancelDrafts: ({ store }) => store.set(cancelDraftingAtom),
  otherTab: (world, { text }) => {
    const saved = localStorage.getItem(orderKey);
    if (saved === null) return;
    const theirs = JSON.parse(saved);
    world.tabs += 1;
    theirs.lineage = `theirs ${world.tabs}`;
    theirs.order.comments = text;
    localStorage.setItem(orderKey, JSON.stringify(theirs));
    dispatchEvent(new StorageEvent('storage', { key: orderKey }));
  },
  keepOurs: ({ store }) => {
    if (store.get(otherOrderAtom) !== null) store.set(keepThisAtom);
  },
  network: ({ shop }, { number }) => void (shop.network = pick(networks, number) ?? 'good'),
  wellAgain: ({ shop }) => void (shop.network = 'good'),
  pricesChange: ({ shop }, { number }) => void (shop.priceList = 1 + (number % 3)),
  moment: () => pass(400),
  seconds: () => pass(1500),
  minute: () => pass(60_000),
} satisfies Record<string, Do>;

export const steps: Readonly<Record<string, Do>> = { ...edits, ...replacements, ...others };
export const keepsTexts = (name: string): boolean => name in others;
