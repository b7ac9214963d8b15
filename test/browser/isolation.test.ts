import { expect } from 'chai';
import { sendKeys } from '@web/test-runner-commands';
import { fillGuest, fillOrder, openSummary } from './helpers/buyer.ts';
import { closePages, openForm, openPage, ready, scriptTag, until, type HostPage } from './helpers/page.ts';
import { allByRole, byRole, type Role } from './helpers/roles.ts';

const attributes = (element: Element): string =>
  [...element.attributes].map((one) => `${one.name}=${one.value}`).join();

/** All that the element must leave as it found it. */
function hostOf({ window, document }: HostPage): object {
  const { documentElement: html, head, body } = document;
  const methods = [window.Element, window.EventTarget, window.Node, window.History, window.Storage].map(
    ({ prototype }) => Object.getOwnPropertyDescriptors(prototype),
  );
  return {
    attributes: [attributes(html), attributes(body)],
    head: head.innerHTML,
    body: [...body.children].map(({ localName }) => localName),
    html: [...html.children].map(({ localName }) => localName),
    globals: Object.getOwnPropertyNames(window),
    marks: [document, html, body, head].map((node) => Object.getOwnPropertyNames(node)),
    sheets: document.adoptedStyleSheets.length,
    methods,
    fetch: window.fetch,
  };
}

/** A page whose element has not been touched by the script yet. */
async function openBefore(): Promise<HostPage & { run: () => Promise<ShadowRoot> }> {
  const page = await openPage({ body: '<p>Host</p><voice-order-form></voice-order-form>' });
  const script = page.document.createElement('script');
  script.src = '/dist/voice-order-form.js';
  page.document.body.append(script);
  const run = async (): Promise<ShadowRoot> => {
    await until(() => page.form().shadowRoot);
    return ready(page.form());
  };
  return { ...page, run };
}

describe('the host document', () => {
  afterEach(closePages);

  it('is left as it was found, also while a modal is open', async () => {
    const page = await openBefore();
    const before = hostOf(page);
    const root = await page.run();
    expect(hostOf(page)).to.deep.equal(before);
    await fillOrder(root);
    await openSummary(root);
    expect(hostOf(page)).to.deep.equal(before);
    await fillGuest(root);
    expect(hostOf(page)).to.deep.equal(before);
    page.form().remove();
    await until(() => root.childElementCount === 0);
    expect(hostOf({ ...page })).to.deep.equal({ ...before, body: ['p', 'script'] });
  });

  it('keeps no listener of an element that is gone', async () => {
    const page = await openBefore();
    const { window, document } = page;
    const held: string[] = [];
    const own = Object.getOwnPropertyDescriptors(window.EventTarget.prototype);
    const places = new Map<unknown, string>([
      [window, 'window'],
      [document, 'document'],
      [document.documentElement, 'html'],
      [document.body, 'body'],
    ]);
    const noted = (target: unknown, type: string): string => `${places.get(target ?? window) ?? ''} ${type}`;
    Object.assign(window.EventTarget.prototype, {
      addEventListener(this: EventTarget, ...given: Parameters<EventTarget['addEventListener']>) {
        if (places.has(this ?? window)) held.push(noted(this, given[0]));
        Reflect.apply(own.addEventListener.value ?? noted, this ?? window, given);
      },
      removeEventListener(this: EventTarget, ...given: Parameters<EventTarget['removeEventListener']>) {
        const at = held.indexOf(noted(this, given[0]));
        if (at >= 0) held.splice(at, 1);
        Reflect.apply(own.removeEventListener.value ?? noted, this ?? window, given);
      },
    });
    const root = await page.run();
    await fillOrder(root);
    await openSummary(root);
    expect(held).to.include('window pagehide');
    page.form().remove();
    await until(() => root.childElementCount === 0);
    expect(held).to.deep.equal([]);
  });

  it('hears no key that is typed inside', async () => {
    const { document, window, root } = await openForm();
    const heard: string[] = [];
    for (const type of ['keydown', 'keyup', 'keypress'])
      for (const target of [document, window]) target.addEventListener(type, () => heard.push(type));
    const field = byRole(root, 'textbox', 'Message text');
    field.focus();
    await sendKeys({ type: 'jk' });
    await until(() => 'value' in field && field.value === 'jk');
    await fillOrder(root);
    await openSummary(root);
    await sendKeys({ press: 'ArrowDown' });
    expect(heard).to.deep.equal([]);
    document.body.tabIndex = 0;
    byRole(root, 'button', 'Close').click();
    await until(() => allByRole(root, 'dialog').length === 0);
    document.body.focus();
    await sendKeys({ press: 'j' });
    expect(heard).to.include('keydown');
  });
});

describe('styles', () => {
  afterEach(closePages);

  it('are adopted, without a style element', async () => {
    const { root, window } = await openForm();
    expect(root.adoptedStyleSheets).to.have.lengthOf(1);
    expect(root.adoptedStyleSheets[0]).to.be.instanceOf(window.CSSStyleSheet);
    expect(root.querySelectorAll('style, link')).to.have.lengthOf(0);
  });

  it('of a hostile host page do not get in', async () => {
    const hostile = `<style>
      html { font-size: 62.5% }
      * { color: red !important; font: italic 40px/3 serif !important; text-transform: uppercase !important;
        letter-spacing: 9px !important; word-spacing: 9px !important; text-align: right !important; visibility: visible !important;
        text-indent: 50px !important; white-space: pre !important; cursor: none !important; pointer-events: none !important;
        user-select: none !important; list-style: square !important; border-collapse: separate !important }
      button, input, select, h2, section, label { margin: 90px !important; padding: 90px !important; display: none !important }
    </style>`;
    const places: readonly [Role, string | RegExp][] = [
      ['region', 'Voice order form'],
      ['tab', 'On Hold Message'],
      ['radio', /^Liam/u],
      ['textbox', 'Message text'],
      ['combobox', 'Category'],
      ['button', 'Order Summary'],
      ['link', 'Login'],
      ['region', 'Order totals'],
    ];
    const looks = (root: ShadowRoot, view: Window): readonly string[] =>
      places.map(([role, name]) => {
        const style = view.getComputedStyle(byRole(root, role, name));
        return [...style]
          .filter((property) => !property.startsWith('--'))
          .map((property) => `${property}: ${style.getPropertyValue(property)}`)
          .join('; ');
      });
    const body = '<div style="width: 800px; margin: 0 !important; padding: 0 !important">';
    const [plain, attacked] = [await openForm('', { body }), await openForm('', { head: hostile, body })];
    const [expected, seen] = [looks(plain.root, plain.window), looks(attacked.root, attacked.window)];
    places.forEach(([, name], index) => expect(seen[index], String(name)).to.equal(expected[index]));
  });

  it('do not get out', async () => {
    const { window, document, run } = await openBefore();
    const paragraph = document.querySelector('p');
    if (paragraph === null) throw new Error('no paragraph');
    const look = (): readonly string[] =>
      [paragraph, document.body].flatMap((element) => {
        const style = window.getComputedStyle(element);
        return [style.color, style.font, style.margin, style.boxSizing, style.overflow, style.pointerEvents];
      });
    const before = look();
    const root = await run();
    await fillOrder(root);
    await openSummary(root);
    expect(look()).to.deep.equal(before);
  });
});

describe('a strict content security policy', () => {
  afterEach(closePages);

  it('is not violated', async () => {
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; ');
    const head = `<meta http-equiv="Content-Security-Policy" content="${policy}"><script src="/test/browser/violations.js"></script>`;
    const { root, window, document } = await openForm('', { head });
    await fillOrder(root);
    await openSummary(root);
    await fillGuest(root);
    expect(Reflect.get(window, 'violations')).to.deep.equal([]);
    document.body.setAttribute('style', 'color: red');
    await until(() => Reflect.get(window, 'violations').length === 1);
    expect(root.adoptedStyleSheets).to.have.lengthOf(1);
  });
});

describe('a page that has the script alone', () => {
  afterEach(closePages);

  it('is left as it was found', async () => {
    const page = await openPage({ body: scriptTag });
    expect(page.document.body.children).to.have.lengthOf(1);
    expect(Object.keys(page.window.localStorage)).to.deep.equal([]);
  });
});
