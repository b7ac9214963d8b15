import { expect } from 'chai';
import { fillGuest, fillOrder, stay } from './helpers/buyer.ts';
import { openForm, openPage, ready, scriptTag, until } from './helpers/page.ts';
import { allByRole, byRole, comes, type } from './helpers/roles.ts';
import { listen } from './helpers/told.ts';

const orderKeys = [
  'comments',
  'currency',
  'discount',
  'discountCodeOrId',
  'discountRate',
  'items',
  'options',
  'phoneSystem',
  'referralCode',
  'selectedMusic',
  'selectedMusicOptions',
  'selectedVoices',
  'serviceId',
  'serviceType',
  'subtotal',
  'tax',
  'taxRate',
  'total',
];

const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
const twoFrames = async (window: Window): Promise<void> => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => window.requestAnimationFrame(resolve));
};

describe('events', () => {
  it('bubble out of shadow roots, with frozen details', async () => {
    const { document, form } = await openPage({ head: scriptTag });
    const told = listen(document);
    const wrapper = document.createElement('div');
    wrapper.attachShadow({ mode: 'open' }).innerHTML = '<voice-order-form referral="acme"></voice-order-form>';
    document.body.append(wrapper);
    const element = wrapper.shadowRoot?.querySelector('voice-order-form');
    if (!element) throw new Error('no element');
    await fillOrder(await ready(element));
    await until(() => told.some(({ name }) => name === 'voice-order-totals'));
    expect(form).to.throw('no element');
    expect(new Set(told.map(({ name }) => name))).to.deep.equal(
      new Set(['voice-order-ready', 'voice-order-change', 'voice-order-totals']),
    );
    for (const { event, detail } of told) {
      expect([event.bubbles, event.composed, event.cancelable]).to.deep.equal([true, true, false]);
      expect(isFrozen(detail)).to.equal(true);
    }
    expect(told[0]?.detail).to.deep.equal({ service: 'moh', referral: 'acme' });
  });

  it('of changes come at most once a frame', async () => {
    const { window, form, root } = await openForm();
    await twoFrames(window);
    const told = listen(form());
    const field = byRole(root, 'textbox', 'Message text');
    for (const text of ['T', 'Th', 'Tha', 'Than', 'Thank']) type(field, text);
    await twoFrames(window);
    expect(told.map(({ name }) => name)).to.deep.equal(['voice-order-change']);
    expect(told[0]?.detail).to.have.nested.property('order.items[0].content', 'Thank');
  });

  it('report issues, in words', async () => {
    const { form } = await openForm();
    const told = listen(form());
    expect(form().openSummary()).to.equal(false);
    expect(told.map(({ name, detail }) => ({ name, detail }))).to.deep.equal([
      {
        name: 'voice-order-issues',
        detail: {
          issues: [
            {
              code: 'voice-missing',
              message: 'Voice #1 hasn’t been chosen yet. Choose a voice under “Select your voice”.',
            },
            { code: 'message-empty', message: 'Message #1 has no text. Write it under “Add Voice Prompts”.' },
          ],
        },
      },
    ]);
  });

  it('report the order and the redirect, which the host page may handle itself', async () => {
    const { form, root } = await openForm();
    const told = listen(form());
    stay(form());
    form().reference = 'ticket 7';
    await fillOrder(root);
    expect(form().openSummary()).to.equal(true);
    const dialog = await comes(root, 'dialog', 'Order Summary');
    (await fillGuest(root)).click();
    const said = 'Order created successfully! Redirecting to payment...';
    await until(() => allByRole(dialog, 'status').some((one) => one.textContent.includes(said)));
    expect(told.map(({ name }) => name)).to.not.include('voice-order-redirect');
    const redirect = await until(() => told.find(({ name }) => name === 'voice-order-redirect'));
    expect(redirect.event.cancelable).to.equal(true);
    expect(redirect.detail).to.deep.equal({ orderId: 'o1', sessionId: 's1', url: 'https://pay.example/s1' });
    const created = told.find(({ name }) => name === 'voice-order-created');
    expect(created?.detail).to.deep.equal({ orderId: 'o1', total: 101.7, currency: 'CAD', reference: 'ticket 7' });
    await comes(root, 'button', /^Proceed to Payment/u);
  });
});

describe('the order property', () => {
  it('is a frozen plain snapshot shaped like the body of an order', async () => {
    const { form, root } = await openForm('referral="acme"');
    await fillOrder(root, 'Thank you for calling.');
    await until(() => form().order.total > 0);
    const { order } = form();
    expect(Object.keys(order).toSorted()).to.deep.equal(orderKeys);
    expect(order).to.deep.include({
      serviceType: 'moh',
      serviceId: '1',
      selectedVoices: ['v-liam'],
      referralCode: 'acme',
      total: 101.7,
    });
    expect(order.items).to.deep.equal([
      {
        fileName: 'message-1',
        style: 'professional-warm-welcoming',
        content: 'Thank you for calling.',
        count: { words: 4, wordsExtra: 0 },
      },
    ]);
    expect(isFrozen(order)).to.equal(true);
    type(byRole(root, 'textbox', 'Message text'), 'Goodbye.');
    await until(() => form().order.items[0]?.content === 'Goodbye.');
    expect(order.items[0]?.content).to.equal('Thank you for calling.');
  });
});

describe('methods', () => {
  it('reset starts a fresh order of the same service, without a question', async () => {
    const { form, root } = await openForm('service="voip"');
    type(byRole(root, 'textbox', 'Message text'), 'Press one.');
    await until(() => form().order.items[0]?.content === 'Press one.');
    form().reset();
    expect(form().order).to.deep.include({ serviceType: 'voip', selectedVoices: [] });
    await until(() => Reflect.get(byRole(root, 'textbox', 'Message text'), 'value') === '');
    expect(allByRole(root, 'alertdialog')).to.deep.equal([]);
  });
});
