import { serviceRules, serviceTypes } from '../../src/domain/order/service-types.ts';
import { styleGuideValues } from '../../src/domain/order/style-guide.ts';
import { changeCheckout, checkoutAtom } from '../../src/state/checkout/checkout-state.ts';
import { openSummary } from '../../src/state/checkout/open-summary.ts';
import { pay } from '../../src/state/checkout/pay.ts';
import { cancelDrafting, editDraftingForm, openDrafting } from '../../src/state/drafting/drafting-form.ts';
import { generateDrafts } from '../../src/state/drafting/generate-drafts.ts';
import { dispatch, undo } from '../../src/state/form.ts';
import { applyDiscount } from '../../src/state/session/apply-discount.ts';
import { addMessage, chooseGuide, deleteMessage } from '../../src/state/session/edit-messages.ts';
import { confirmServiceSwitch, requestService, startFreshOrder } from '../../src/state/session/service-switch.ts';
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
    dispatch(world, { type: 'messageEdited', id: idOf(world, number), edit: { content: text } }),
  style: (world, { number, text }) => {
    const id = idOf(world, number);
    chooseGuide(world, id, pick(styleGuideValues, number) ?? 'custom');
    dispatch(world, { type: 'messageEdited', id, edit: { customStyle: text } });
  },
  comment: (world, { text }) => dispatch(world, { type: 'orderEdited', edit: { comments: text } }),
  add: (world, { number }) => addMessage(world, number),
  delete: (world, { number }) => deleteMessage(world, number),
  voice: (world, { number }) =>
    dispatch(world, { type: 'voiceChosen', id: pick(['v1', 'v2', 'slow'], number) ?? 'v1' }),
  addVoice: (world) => dispatch(world, { type: 'slotAdded', field: 'voices' }),
  removeVoice: (world, { number }) => dispatch(world, { type: 'slotRemoved', field: 'voices', index: number }),
  // Where the service has no music there is no picker.
  track: (world, { number }) =>
    serviceRules[world.order.serviceType].hasMusic &&
    dispatch(world, { type: 'trackToggled', id: pick(['t1', 't2'], number) ?? 't1' }),
  addTrack: (world) => world.order.tracks.length > 0 && dispatch(world, { type: 'slotAdded', field: 'tracks' }),
  removeTrack: (world, { number }) => dispatch(world, { type: 'slotRemoved', field: 'tracks', index: number }),
  proofReading: (world, { number }) =>
    dispatch(world, { type: 'optionChanged', code: 'proofReading', isChosen: number % 2 === 0 }),
  rush: (world) => dispatch(world, { type: 'optionChanged', code: 'rush', isChosen: true }),
  currency: (world, { number }) =>
    dispatch(world, { type: 'currencyChosen', currency: number % 2 === 0 ? 'CAD' : 'USD' }),
  acknowledge: (world) => dispatch(world, { type: 'orderEdited', edit: { acknowledged: true } }),
  draft: (world) => {
    openDrafting(world);
    editDraftingForm(world, { companyName: 'Acme', promptCount: '2' });
    void generateDrafts(world);
  },
} satisfies Record<string, Do>;

/** Steps that may replace the order with another one. */
const replacements = {
  reset: (world) => {
    world.life += 1;
    startFreshOrder(world, world.order.serviceType);
  },
  confirm: (world) => {
    if (world.session.pendingService !== null) world.life += 1;
    confirmServiceSwitch(world);
  },
  undo: (world) => {
    const step = world.session.undo;
    if (step !== null && 'session' in step) world.life += 1;
    undo(world);
  },
  otherTab: (world, { text }) => {
    const saved = localStorage.getItem(orderKey);
    if (saved === null) return;
    const theirs = JSON.parse(saved);
    theirs.order.comments = text;
    localStorage.setItem(orderKey, JSON.stringify(theirs));
    const before = world.session.controller;
    dispatchEvent(new StorageEvent('storage', { key: orderKey }));
    if (world.session.controller !== before) world.life += 1;
  },
} satisfies Record<string, Do>;

function openAndPay(world: World): void {
  changeCheckout(world, { type: 'continued' });
  openSummary(world);
  changeCheckout(world, { type: 'guestChosen' });
  if (world.store.get(checkoutAtom).step === 'guest') world.press();
  void pay(world);
}

/** Steps that change no typed text, whoever takes them. */
const others = {
  pay: openAndPay,
  payTwice: (world) => {
    openAndPay(world);
    void pay(world);
    openAndPay(world);
  },
  /** The shop creates the order, and the answer is lost. */
  payAndLose: (world) => {
    world.shop.network = 'lost';
    openAndPay(world);
  },
  close: (world) => changeCheckout(world, { type: 'closed' }),
  back: () => {
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  },
  reload: async (world) => {
    await world.close();
    await world.load();
  },
  requestService: (world, { number }) => {
    const service = pick(serviceTypes, number);
    if (service !== undefined && service !== world.order.serviceType) requestService(world, service);
  },
  keepService: (world) => dispatch(world, { type: 'serviceSwitchRequested', service: null }),
  discount: (world, { number }) => void applyDiscount(world, number % 2 === 0 ? 'SPRING' : 'NONE'),
  removeDiscount: (world) => dispatch(world, { type: 'discountRemoved' }),
  cancelDrafts: (world) => cancelDrafting(world),
  network: ({ shop }, { number }) => void (shop.network = pick(networks, number) ?? 'good'),
  wellAgain: ({ shop }) => void (shop.network = 'good'),
  pricesChange: ({ shop }, { number }) => void (shop.priceList = 1 + (number % 3)),
  moment: () => pass(400),
  seconds: () => pass(1500),
  minute: () => pass(60_000),
} satisfies Record<string, Do>;

export const steps: Readonly<Record<string, Do>> = { ...edits, ...replacements, ...others };
export const keepsTexts = (name: string): boolean => name in others;
