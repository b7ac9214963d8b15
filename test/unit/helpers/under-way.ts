import { editDraftingForm } from '../../../src/state/drafting/drafting-form.ts';
import { changeDrafting, openDrafting } from '../../../src/state/drafting/drafting.ts';
import { generateDrafts } from '../../../src/state/drafting/generate-drafts.ts';
import { regenerateDraft } from '../../../src/state/drafting/regenerate-draft.ts';
import { dispatch } from '../../../src/state/form.ts';
import { applyDiscount, recheckDiscount } from '../../../src/state/session/discount.ts';
import { later, pass, type FakeShop, type Reply } from './fake-shop.ts';
import { edit } from './form-store.ts';
import { checkout, goodShop, orderLine, paymentLine, type PayingForm } from './paying.ts';
import { discountOf } from './samples.ts';

/** Pending work of an order: starts it, and returns the function that completes it. */
export type Task = (form: PayingForm, shop: FakeShop) => Promise<() => Promise<void>>;

interface Call {
  readonly name: string;
  readonly line: string;
  readonly reply: Reply;
  readonly begin: (form: PayingForm) => unknown;
}

export const priceLine = 'POST /order/calculate-guest';
const discountLine = 'GET /discount/SPRING';
const generateLine = 'POST /openrouter/generate-prompts';
const regenerateLine = 'POST /openrouter/regenerate-prompt';
const drafts = { body: { prompts: [1, 2, 3].map((number) => ({ content: `Draft ${number}` })), sessionId: 's1' } };

const requestDiscount = (form: PayingForm): unknown => applyDiscount(form, 'SPRING');
const checkDiscount = (form: PayingForm): unknown => {
  edit(form, { discount: discountOf() });
  return recheckDiscount(form);
};
const draft = (form: PayingForm): unknown => {
  openDrafting(form);
  editDraftingForm(form, { companyName: 'Acme', promptCount: '3' });
  return generateDrafts(form);
};
const regenerate = (form: PayingForm): unknown => {
  changeDrafting(form, { prompts: { sessionId: 's1', remainingLimit: null, promptOf: {} } });
  return regenerateDraft(form, 1);
};
const changeOption = (form: PayingForm): unknown =>
  dispatch(form, { type: 'optionChanged', code: 'proofReading', isChosen: true });
const pay = (form: PayingForm): unknown => form.pay(0);

/** The calls to the shop for an order, with their answers. */
const calls: readonly Call[] = [
  { name: 'the look-up of a discount', line: discountLine, reply: { body: discountOf() }, begin: requestDiscount },
  { name: 'a look-up that fails', line: discountLine, reply: { status: 403 }, begin: requestDiscount },
  { name: 'the check of a saved discount', line: discountLine, reply: { status: 404 }, begin: checkDiscount },
  { name: 'drafting', line: generateLine, reply: drafts, begin: draft },
  { name: 'drafting that fails', line: generateLine, reply: { status: 400 }, begin: draft },
  { name: 'drafting a message anew', line: regenerateLine, reply: drafts, begin: regenerate },
  { name: 'drafting a message anew that fails', line: regenerateLine, reply: { status: 404 }, begin: regenerate },
  {
    name: 'the question for a price',
    line: priceLine,
    reply: { body: { subtotal: 999, total: 999 } },
    begin: changeOption,
  },
  { name: 'a question for a price that fails', line: priceLine, reply: { status: 404 }, begin: changeOption },
  { name: 'the order call', line: orderLine, reply: { status: 201, body: { id: 'o1' } }, begin: pay },
  { name: 'an order call that fails', line: orderLine, reply: { status: 409 }, begin: pay },
  {
    name: 'the payment call',
    line: paymentLine,
    reply: { body: { paymentGatewayInfo: { sessionId: 's1', url: checkout } } },
    begin: pay,
  },
  { name: 'a payment call that fails', line: paymentLine, reply: { status: 503 }, begin: pay },
];

const taskOf =
  ({ line, reply, begin }: Call): Task =>
  async (form, shop) => {
    const answer = later();
    shop.on(line, () => answer.reply);
    begin(form);
    await pass(300);
    // Calls for the next order are answered as usual.
    goodShop(shop);
    return () => answer.come(reply);
  };

/** The waits between the calls. */
const waits: Readonly<Record<string, Task>> = {
  'the wait before drafting again': async (form, shop) => {
    shop.on(generateLine, { status: 503 });
    draft(form);
    await pass(500);
    shop.on(generateLine, drafts);
    return () => pass(500);
  },
  'filling in drafts': async (form, shop) => {
    shop.on(generateLine, drafts);
    draft(form);
    await pass(50);
    return () => pass(500);
  },
  'the second before leaving': async (form) => {
    await form.pay(500);
    return () => pass(500);
  },
  'the doubt after leaving': async (form) => {
    await form.pay(1000);
    return () => pass(15_000);
  },
  'the way to Stripe': async (form, shop) => {
    goodShop(shop, { sessionId: 's1', publishableKey: 'pk' });
    const fails: ((error: Error) => void)[] = [];
    form.redirectToStripe.mockImplementation(() => new Promise((_, reject) => fails.push(reject)));
    await form.pay(1000);
    return async () => {
      for (const fail of fails) fail(new Error('not here'));
      await pass(0);
    };
  },
};

/** All that can be under way for an order, by name. */
export const tasks: readonly (readonly [string, Task])[] = [
  ...calls.map((call) => [call.name, taskOf(call)] as const),
  ...Object.entries(waits),
];
