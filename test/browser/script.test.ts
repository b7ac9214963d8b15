import { expect } from 'chai';
import { en } from '../../src/text/en.ts';
import { translations } from '../../src/text/translations.ts';
import { fr } from '../helpers/french.ts';
import { openPage, ready, scriptTag, until, type HostPage } from './helpers/page.ts';
import { byRole, comes, type } from './helpers/roles.ts';

const tag = '<voice-order-form service="voip"><a href="#">Order by phone</a></voice-order-form>';
const div = '<div data-voice-order-form data-service="voip" data-referral="acme" data-lang="en"><p>Call us.</p></div>';

/** The form of a page, once it can be used. */
async function formOf(page: HostPage): Promise<ShadowRoot> {
  await until(() => page.document.querySelector('voice-order-form'));
  const root = await ready(page.form());
  expect(byRole(root, 'tab', 'Telephone Voice Prompts').ariaSelected).to.equal('true');
  return root;
}

describe('the script', () => {
  for (const [name, scripts] of [
    ['as a module', '<script src="/dist/voice-order-form.js" type="module"></script>'],
    ['twice with another query', `${scriptTag}<script src="/dist/voice-order-form.js?v=2"></script>`],
  ] as const) {
    it(`can be ${name}`, async () => {
      // Uncaught errors, such as that of an element that is registered twice.
      const errors: unknown[] = [];
      const prepare = (window: Window) => window.addEventListener('error', ({ message }) => errors.push(message));
      await formOf(await openPage({ prepare, body: scripts + tag }));
      expect(errors).to.deep.equal([]);
    });
  }
});

it('an element that is created but not connected renders and requests nothing', async () => {
  const page = await openPage({ head: scriptTag });
  const { window, document } = page;
  const Form = window.customElements.get('voice-order-form');
  if (Form === undefined) throw new Error('not registered');
  const made = new Form();
  made.setAttribute('referral', 'acme');
  made.setAttribute('service', 'voip');
  await new Promise((resolve) => window.requestAnimationFrame(resolve));
  expect(made.shadowRoot?.childElementCount).to.equal(0);
  const called = window.performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api'));
  expect(called).to.deep.equal([]);
  document.body.append(made);
  await formOf(page);
});

/** Runs the script once more, as a page that navigates by itself does. */
async function runScript({ document }: HostPage): Promise<void> {
  const script = document.createElement('script');
  script.src = '/dist/voice-order-form.js';
  await new Promise((resolve) => {
    script.addEventListener('load', resolve);
    document.body.append(script);
  });
}

describe('a marked div', () => {
  for (const [name, head, body] of [
    ['after the script', scriptTag, div],
    ['around the script', '', div.replace('<p>', `${scriptTag}<p>`)],
    ['with the script twice', scriptTag, div + scriptTag],
  ] as const) {
    it(`becomes one form, ${name}`, async () => {
      const page = await openPage({ head, body });
      await formOf(page);
      expect(page.document.querySelectorAll('div > voice-order-form')).to.have.lengthOf(1);
      expect(page.form().order).to.include({ serviceType: 'voip', referralCode: 'acme' });
      expect(page.document.body.innerText.trim()).to.equal('');
      expect(page.form().querySelector('p')?.textContent).to.equal('Call us.');
    });
  }

  it('that is added later starts when the script runs again or is called', async () => {
    const page = await openPage({ head: scriptTag });
    const { body } = page.document;
    body.innerHTML = div;
    expect(body.innerText).to.equal('Call us.');
    await runScript(page);
    await formOf(page);
    body.innerHTML = div;
    page.window.customElements.get('voice-order-form')?.upgradeDivs(body);
    await formOf(page);
  });

  it('changes nothing else in the page', async () => {
    const page = await openPage({ body: `<main>${div}</main>` });
    const before = page.document.documentElement.outerHTML;
    await runScript(page);
    await formOf(page);
    page.form().replaceWith(...page.form().childNodes);
    page.document.body.lastElementChild?.remove();
    expect(page.document.documentElement.outerHTML).to.equal(before);
  });
});

/** A page that runs a script of its own before the form's. */
const openBeside = (script: string, body = tag): Promise<HostPage> =>
  openPage({ head: `<script>${script}</script>`, body: body + scriptTag });

// test/unit/domain/built-ins.test.ts finds broken built-ins; test/e2e/hosts.test.ts opens pages that break them.
it('a page gets the form beside its own classes with the names of built-ins', async () => {
  const names = ['CustomEvent', 'Event', 'Map', 'Response', 'Set', 'URL'];
  const page = await openBeside(names.map((name) => `class ${name} {}`).join(' '));
  expect(await formOf(page)).to.equal(page.form().shadowRoot);
});

it('a page that has replaced a built-in shows the reason beside the fallback content of a form in debug mode', async () => {
  const { form } = await openBeside('window.Request = function () {};', tag.replace('voip"', 'voip" debug'));
  await until(() => form().textContent.includes('has replaced Request'));
  expect(form().querySelector('a')?.getBoundingClientRect().height).to.be.greaterThan(0);
});

it('a page that has replaced a built-in can open the import with the entries of Prototype.js 1.7', async () => {
  const root = await formOf(await openBeside('Array.prototype.entries = function () { return this.slice(); };'));
  (await comes(root, 'button', 'Import scripts')).click();
  expect(await comes(root, 'dialog', 'Import scripts')).to.have.property('open', true);
});

it('a page that has replaced a built-in can fill the messages with drafts, with the entries of Prototype.js 1.7', async () => {
  const page = await openBeside('Array.prototype.entries = function () { return this.slice(); };');
  const root = await formOf(page);
  (await comes(root, 'button', en.drafting.open)).click();
  type(await comes(root, 'textbox', /^Company name/u), 'Acme');
  byRole(root, 'button', 'Generate Prompts').click();
  const contents = (): readonly string[] => page.form().order.items.map(({ content }) => content);
  await until(() => contents().at(-1) === 'Please hold.');
  expect(contents()).to.deep.equal(['Welcome.', 'Please hold.']);
});

/** A page that imports modules of the package, with what its console says, and the shop's other files that it requests. */
async function openModules(modules: readonly string[]) {
  const told: string[] = [];
  const hear = (...words: unknown[]): void => void told.push(words.map(String).join(' '));
  const script = `<script type="module">${modules.map((url) => `import '${url}';`).join('')}</script>`;
  const page = await openPage({
    prepare: (window) => void Object.assign(window.console, { info: hear, warn: hear, error: hear }),
    body: `<voice-order-form lang="fr" debug></voice-order-form>${script}`,
  });
  const asked = () =>
    page.window.performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname, search }) => pathname.startsWith('/dist/') && !modules.includes(pathname + search))
      .map(({ pathname }) => pathname);
  return { ...page, told, asked, root: await ready(page.form()) };
}

it('the package in a bundle requests nothing beside its file, and says once what to import', async () => {
  // As bundlers name the module: the name is the script's, the file is not.
  const { document, form, root, told, asked } = await openModules(['/dist/voice-order-form.mjs?v=1a2b3c4d']);
  await comes(root, 'region', en.formName);
  byRole(root, 'textbox', en.messages.text).focus();
  form().after(document.createElement('voice-order-form'));
  for (const part of ['desk', 'health']) {
    await until(() => told.some((one) => one.includes(`import 'voice-order-form/${part}';`)));
    expect(told.filter((one) => one.includes(`voice-order-form/${part}`)).length).to.equal(1);
  }
  expect(told.filter((one) => one.includes('import voice-order-form/fr')).length).to.equal(1);
  expect(asked()).to.deep.equal([]);
});

it('the package in a bundle has its language, script desk and health report from what is imported', async () => {
  const parts = ['', '-fr', '-desk', '-health'].map((part) => `/dist/voice-order-form${part}.mjs`);
  const { root, told, asked } = await openModules(parts);
  type(await comes(root, 'textbox', fr.messages.text), 'Bonjour');
  await comes(root, 'button', translations.fr.desk.copy.all);
  await until(() => root.firstElementChild?.shadowRoot?.querySelector('section')?.ariaLabel === 'Health report');
  expect(asked()).to.deep.equal([]);
  expect(told.filter((one) => one.includes('import'))).to.deep.equal([]);
});
