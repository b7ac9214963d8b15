import { describe, expect, it } from 'vitest';
import { dispatch, undo, type Form } from '../../../../src/state/form.ts';
import { priceRequestKeyAtom } from '../../../../src/state/prices/price-atoms.ts';
import { orderAtom } from '../../../../src/state/session/order-atoms.ts';
import type { SessionAction } from '../../../../src/state/session/reduce-session.ts';
import { sessionAtom, type OrderSession, type ScriptCheck } from '../../../../src/state/session/session.ts';
import { startOver } from '../../../../src/state/session/service-switch.ts';
import { priceRequestKey } from '../../../../src/domain/checkout/prices.ts';
import { edit, readyStore, setSession } from '../../helpers/form-store.ts';
import { messages, onHold, orderOf } from '../../helpers/samples.ts';

const check: ScriptCheck = {
  text: 'Message number 2',
  fixed: [],
  fixedText: 'Message number 2',
  earlier: [],
  trigger: 'blur',
};
const finding = { code: 'symbol', found: '&', fix: { replacement: 'and', text: 'A and B' } } as const;
const fixedText = { id: 2, fixed: [finding], content: 'Fixed' };

const key = priceRequestKey(
  orderOf(),
  { service: onHold, referral: null, guideText: (guide) => guide },
  { isLoggedIn: false, address: null },
);

const steps: readonly (readonly [string, SessionAction, number | null])[] = [
  ['delete', { type: 'messageDeleted', index: 1 }, null],
  ['example', { type: 'exampleChosen', id: 2, text: { content: 'Example', name: 'Hours' } }, 2],
  ['import', { type: 'messagesImported', texts: [{ name: '', content: 'Imported' }], mode: 'replace' }, null],
  ['drafts', { type: 'draftsReceived', count: 1, isAdding: false }, null],
  ['split', { type: 'messageSplit', id: 2, parts: ['One', 'Two'] }, 2],
  ['fix', { type: 'scriptFixed', id: 2, texts: [fixedText], finding }, 2],
  ['fix-all', { type: 'scriptFixed', id: 2, texts: [fixedText] }, 2],
];

/** Three messages, of which the second was checked. */
function checkedForm(): Form {
  const form = readyStore({ messages: messages(3) });
  setSession(form, { checks: { 2: check } });
  return form;
}

describe.each(steps)('after the step %s', (kind, action, messageId) => {
  it('Undo is offered at the message that changed', () => {
    const form = checkedForm();
    dispatch(form, action);
    expect(form.store.get(sessionAtom).undo).toMatchObject({ kind, messageId });
  });

  it('Undo restores exactly what was there', () => {
    const form = checkedForm();
    const { order, checks } = form.store.get(sessionAtom);
    dispatch(form, action);
    edit(form, { comments: 'Written since' });
    undo(form);
    expect(form.store.get(sessionAtom)).toMatchObject({ order: { ...order, comments: 'Written since' }, checks });
    expect(form.store.get(sessionAtom).undo).toBeNull();
  });

  it('a change of the messages ends Undo', () => {
    const form = checkedForm();
    dispatch(form, action);
    const [first] = form.store.get(orderAtom).messages;
    dispatch(form, { type: 'messageEdited', id: first?.id ?? 0, edit: { content: 'Edited since' } });
    expect(form.store.get(sessionAtom).undo).toBeNull();
  });
});

it('drafts that arrive one by one are one step', () => {
  const form = checkedForm();
  const before = form.store.get(orderAtom).messages;
  dispatch(form, { type: 'draftsReceived', count: 2, isAdding: false });
  for (const index of [0, 1])
    dispatch(form, { type: 'draftFilled', index, draft: { content: `Draft ${index}`, name: '' } });
  undo(form);
  expect(form.store.get(orderAtom).messages).toEqual(before);
});

it.each(['moh', 'voip'] as const)('starting over with %s can be undone: the whole order returns', (service) => {
  const form = checkedForm();
  edit(form, { comments: 'Mine', options: { proofReading: true, rush: false } });
  const before = form.store.get(orderAtom);
  startOver(form, service);
  expect(form.store.get(orderAtom).comments).toBe('');
  undo(form);
  expect(form.store.get(orderAtom)).toEqual(before);
});

it('starting over aborts the pending work of the order it replaces', () => {
  const form = checkedForm();
  const { signal } = form.store.get(sessionAtom).controller;
  startOver(form, 'moh');
  expect(signal.aborted).toBe(true);
});

it('starting over restores an order whose own work can go on', () => {
  const form = checkedForm();
  startOver(form, 'moh');
  undo(form);
  expect(form.store.get(sessionAtom).controller.signal.aborted).toBe(false);
});

it.each<[string, SessionAction, (session: OrderSession) => unknown, unknown]>([
  ['discount lookup', { type: 'discountRequested' }, ({ isApplyingDiscount }) => isApplyingDiscount, false],
  [
    'regeneration',
    { type: 'draftingChanged', change: { regeneratingId: 2 } },
    (one) => one.drafting.regeneratingId,
    null,
  ],
  [
    'drafting request',
    { type: 'draftingChanged', change: { status: { kind: 'loading', attempt: 1 } } },
    ({ drafting }) => drafting.status.kind,
    'idle',
  ],
  [
    'price request',
    { type: 'pricesChanged', event: { type: 'requested', key } },
    ({ prices }) => prices.status,
    'outdated',
  ],
  [
    'payment attempt',
    { type: 'checkoutChanged', event: { type: 'payPressed' } },
    ({ checkout }) => checkout.step,
    'closed',
  ],
])('starting over does not restore a %s that was aborted', (_, action, select, expected) => {
  const form = checkedForm();
  const { store } = form;
  dispatch(form, { type: 'pricesChanged', event: { type: 'keyChanged', key: store.get(priceRequestKeyAtom) } });
  dispatch(form, { type: 'checkoutChanged', event: { type: 'opened' } });
  dispatch(form, action);
  startOver(form, 'moh');
  undo(form);
  expect(select(store.get(sessionAtom))).toBe(expected);
});
