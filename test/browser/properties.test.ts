import { expect } from 'chai';
import { ada } from '../helpers/page-buyer.ts';
import { openForm, openPage, ready, scriptTag, until } from './helpers/page.ts';
import { byRole } from './helpers/roles.ts';

const tag = '<voice-order-form></voice-order-form>';

/** Each property that reflects an attribute, with a valid value. */
const reflected: readonly [string, string, string][] = [
  ['service', 'service', 'voip'],
  ['referral', 'referral', 'acme'],
  ['apiUrl', 'api-url', '/api'],
  ['shopUrl', 'shop-url', 'https://other.example'],
  ['stripeKey', 'stripe-key', 'pk_test_1'],
  ['currency', 'currency', 'USD'],
  ['company', 'company', 'Acme Dental'],
  ['voice', 'voice', 'v2'],
  ['phoneSystem', 'phone-system', 'wav'],
  ['discount', 'discount', 'SPRING'],
  ['returnUrl', 'return-url', '/page?id=1'],
  ['services', 'services', 'voip moh'],
  ['hiddenParts', 'hide', 'faq'],
  ['reference', 'reference', 'ticket 7'],
  ['display', 'display', 'inline'],
  ['buttonLabel', 'button-label', 'Order now'],
  ['userId', 'user-id', 'u1'],
];

const noText: readonly unknown[] = [null, undefined, { a: 1 }, ['moh'], () => 'moh', true, Symbol('moh')];

describe('properties', () => {
  it('and attributes are the same, before and after the element is in the document', async () => {
    const { document } = await openPage({ head: scriptTag });
    const made = document.createElement('voice-order-form');
    for (const [name, attribute, value] of reflected) {
      expect(Reflect.get(made, name), name).to.equal(name === 'service' ? 'moh' : null);
      Reflect.set(made, name, value);
      expect(made.getAttribute(attribute)).to.equal(value);
    }
    document.body.append(made);
    await ready(made);
    for (const [name, attribute, value] of reflected) {
      expect(Reflect.get(made, name), name).to.equal(value);
      if (name === 'service') continue;
      made.setAttribute(attribute, ` ${value}`);
      expect(Reflect.get(made, name)).to.equal(` ${value}`);
      made.removeAttribute(attribute);
      expect(Reflect.get(made, name)).to.equal(null);
    }
  });

  it('leave an absent service absent until another one is chosen', async () => {
    const { form } = await openForm();
    expect([form().getAttribute('service'), form().service]).to.deep.equal([null, 'moh']);
    for (const service of ['voip', 'moh']) {
      form().service = service;
      form().removeAttribute('service');
      await until(() => form().order.serviceType === service && form().service === service);
      expect(form().service).to.equal(service);
    }
  });

  it('that are not strings count as unset, and break nothing', async () => {
    const { form } = await openForm();
    for (const value of noText) {
      for (const [name, attribute, fitting] of reflected.slice(1)) {
        Reflect.set(form(), name, fitting);
        Reflect.set(form(), name, value);
        expect(form().hasAttribute(attribute), `${name} ${String(value)}`).to.equal(false);
      }
      Reflect.set(form(), 'service', value);
      expect(form().service, String(value)).to.equal('moh');
    }
    expect(form().order).to.deep.include({ serviceType: 'moh', referralCode: null });
  });

  it('keep the buyer and the token out of the document', async () => {
    const { form } = await openForm();
    const getAccessToken = (): Promise<null> => Promise.resolve(null);
    Object.assign(form(), { accessToken: 'secret', getAccessToken, buyer: ada });
    expect(form().accessToken).to.equal('secret');
    expect(form().getAccessToken).to.equal(getAccessToken);
    expect(form().buyer).to.deep.equal(ada);
    expect(form().outerHTML).to.not.match(/secret|ada@/u);
    for (const value of [...noText, 7, '']) {
      if (typeof value === 'function') continue;
      Object.assign(form(), { accessToken: 'secret', getAccessToken });
      Object.assign(form(), { accessToken: value, getAccessToken: value });
      expect([form().accessToken, form().getAccessToken], String(value)).to.deep.equal([null, null]);
    }
  });

  it('read the token from its attribute, changed and removed', async () => {
    const { form } = await openForm('access-token="one"');
    expect(form().accessToken).to.equal('one');
    form().setAttribute('access-token', 'two');
    expect(form().accessToken).to.equal('two');
    form().accessToken = 'fresh';
    form().setAttribute('access-token', 'two');
    expect(form().accessToken).to.equal('fresh');
    form().removeAttribute('access-token');
    expect(form().accessToken).to.equal(null);
  });

  it('that switch follow what is true of the value', async () => {
    const { document } = await openPage({ head: scriptTag });
    const made = document.createElement('voice-order-form');
    for (const [name, attribute] of [
      ['syncUrl', 'sync-url'],
      ['test', 'test'],
    ] as const) {
      for (const value of [true, 1, 'true', '']) {
        Reflect.set(made, name, value);
        expect([made.getAttribute(attribute), Reflect.get(made, name)], String(value)).to.deep.equal(['', true]);
      }
      for (const value of [undefined, undefined, null, false, 0, 'false']) {
        Reflect.set(made, name, value);
        expect([made.getAttribute(attribute), Reflect.get(made, name)], String(value)).to.deep.equal([null, false]);
      }
    }
  });

  it('that were set before the script ran are applied, wherever the element was created', async () => {
    const { document, form } = await openPage({ body: tag });
    const made = document.createElement('voice-order-form');
    const getAccessToken = (): Promise<null> => Promise.resolve(null);
    const login = { userId: 7, accessToken: 't', getAccessToken };
    const early = { service: 'voip', referral: 'acme', currency: 'USD', buyer: ada, ...login };
    for (const element of [form(), made])
      Object.assign(element, early, { apiUrl: '/api', order: 'mine', syncUrl: false });
    const script = document.createElement('script');
    script.src = '/dist/voice-order-form.js';
    document.body.append(script);
    await until(() => form().shadowRoot);
    form().after(made);
    for (const element of [form(), document.querySelectorAll('voice-order-form')[1]]) {
      if (element === undefined) throw new Error('no second element');
      const root = await ready(element);
      expect(byRole(root, 'tab', 'Telephone Voice Prompts').ariaSelected).to.equal('true');
      expect(element).to.deep.include({ ...early, userId: '7', apiUrl: '/api', syncUrl: false });
      expect(Reflect.get(element, 'order')).to.deep.include({ referralCode: 'acme', serviceType: 'voip' });
      expect(Object.keys(element)).to.not.include.members(Object.keys(early));
    }
  });
});
