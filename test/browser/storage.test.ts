import { expect } from 'chai';
import { fillOrder } from './helpers/buyer.ts';
import { listen, openForm, ready, until, type HostPage } from './helpers/page.ts';
import { byRole, comes, pick, type } from './helpers/roles.ts';

const name = 'voice-order-form:order:-';
const text = 'Thank you for calling Acme.';
const messageOf = (root: ShadowRoot): HTMLElement => byRole(root, 'textbox', 'Message text');
const valueOf = (root: ShadowRoot): unknown => Reflect.get(messageOf(root), 'value');
const isSaved = (content: string, key = name): boolean => localStorage.getItem(key)?.includes(content) ?? false;

describe('the storage', () => {
  const stored = (): string[] => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted();

  it('contains nothing before the buyer has touched the form', async () => {
    const { window, form, root } = await openForm();
    const tab = byRole(root, 'tab', 'Mobile Voicemail');
    for (const event of ['pointerover', 'pointermove', 'pointerdown', 'touchstart', 'wheel']) {
      tab.dispatchEvent(new Event(event, { bubbles: true, composed: true }));
    }
    window.scrollTo(0, 500);
    expect(form().openSummary()).to.equal(false);
    await comes(root, 'group', /^Please complete the order form/u);
    expect(stored()).to.deep.equal([]);
  });

  for (const [touch, make] of [
    ['press', (at: HTMLElement) => at.click()],
    ['key', (at: HTMLElement) => at.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))],
    ['input', (at: HTMLElement) => at.dispatchEvent(new Event('input', { bubbles: true }))],
  ] as const) {
    it(`contains the shop’s lists after the first ${touch}`, async () => {
      const { root } = await openForm();
      expect(stored()).to.deep.equal([]);
      make(messageOf(root));
      await until(() => stored().length === 2);
      const { origin } = location;
      expect(stored()).to.deep.equal([
        `voice-order-form:cache:soundtrack:${origin}/api`,
        `voice-order-form:cache:voice:${origin}/api`,
      ]);
    });
  }
});

it('storage that throws affects no buyer: the order is priced, moved and put back', async () => {
  const [errors, warnings]: [unknown[], string[]] = [[], []];
  const prepare = (window: HostPage['window']): void => {
    const get = (): never => {
      throw new DOMException('No', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
    window.addEventListener('error', (event) => errors.push(event.message));
    window.console.error = (...args: unknown[]) => errors.push(args);
    window.console.warn = (text: string) => warnings.push(text);
  };
  const { window, document, form, root } = await openForm('', { prepare });
  const told = listen(document);
  await fillOrder(root, text);
  await until(() => root.textContent?.includes('101.70'));
  await until(() => told.some(({ detail }) => JSON.stringify(detail).includes('"area":"storage"')));
  const element = form();
  element.remove();
  await new Promise((resolve) => window.requestAnimationFrame(resolve));
  document.body.append(element);
  await ready(element);
  expect(valueOf(root)).to.equal(text);
  expect(errors).to.deep.equal([]);
  expect(warnings.filter((text) => text.includes('storage'))).to.have.length(1);
});

it('two tabs with the same order both show the last edit, also after one of them started over', async () => {
  const [one, two] = [await openForm(), await openForm()];
  await fillOrder(one.root, text);
  await until(() => valueOf(two.root) === text);
  two.form().reset();
  await until(() => localStorage.getItem(name) === null);
  type(messageOf(two.root), 'A new order.');
  await until(() => valueOf(one.root) === 'A new order.' && isSaved('A new order.'));
  type(messageOf(one.root), 'The last edit.');
  await until(() => isSaved('The last edit.'));
  await until(() => valueOf(two.root) === 'The last edit.');
  expect(valueOf(one.root)).to.equal('The last edit.');
});

it('an element that replaces another one continues its order, to the last letter', async () => {
  const { document, root } = await openForm();
  await fillOrder(root, 'Thank you');
  type(messageOf(root), text);
  document.body.innerHTML = '<voice-order-form></voice-order-form>';
  const next = document.querySelector('voice-order-form');
  if (next === null) throw new Error('no element');
  const nextRoot = await ready(next);
  expect(valueOf(nextRoot)).to.equal(text);
  type(messageOf(nextRoot), 'Gone on with.');
  await until(() => isSaved('Gone on with.'));
  expect(localStorage.getItem(`${name}:2`)).to.equal(null);
});

it('an element keeps the currency that the buyer chose, against the host page and a reload', async () => {
  const { form, root, frame } = await openForm('currency="CAD"');
  form().setAttribute('currency', 'USD');
  await until(() => form().order.currency === 'USD');
  pick(byRole(root, 'combobox', 'Currency'), 'CAD');
  form().setAttribute('currency', 'CAD');
  form().setAttribute('currency', 'USD');
  expect(form().order.currency).to.equal('CAD');
  await until(() => isSaved('"currency":"CAD"'));
  frame.remove();
  const next = await openForm('currency="USD" service="voip"');
  expect(next.form().order).to.include({ currency: 'CAD', serviceType: 'voip' });
});
