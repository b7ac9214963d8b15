import { expect } from 'chai';
import { openPage, ready, scriptTag, until, type HostPage } from './helpers/page.ts';
import { comes } from './helpers/roles.ts';

const listening = 'console.error = (text) => { document.title += text; };';

const tag = '<voice-order-form><a href="#">Order by phone</a></voice-order-form>';

/** A page that runs a script of its own before the form's. */
const openBeside = (script: string): Promise<HostPage> =>
  openPage({ head: `<script>${listening}${script}</script>`, body: tag + scriptTag });

const broken: readonly (readonly [source: string, name: string, script: string])[] = [
  ['MooTools 1.4', 'Request', 'window.Request = function () {};'],
  [
    'MooTools 1.2',
    'Function.prototype.bind',
    'Function.prototype.bind = function (self, list) { const f = this; return () => f.apply(self, list); };',
  ],
  [
    'Prototype.js 1.6',
    'Array.prototype.reduce',
    'Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };',
  ],
  ['a function of the page', 'Map', 'function Map() {}'],
  ['a function of the page', 'Event', 'function Event() {}'],
];

describe('a page that has replaced a built-in', () => {
  for (const [source, name, script] of broken) {
    it(`keeps the fallback content with the ${name} of ${source}`, async () => {
      const { form } = await openBeside(script);
      expect(form().querySelector('a')?.getBoundingClientRect().height).to.be.greaterThan(0);
    });

    it(`names ${name} in the console`, async () => {
      const { document: page } = await openBeside(script);
      expect(page.title).to.equal(
        `Hostvoice-order-form: a script of this page has replaced ${name}. The form does not start; the content of its tag stays.`,
      );
    });
  }

  for (const name of ['CustomEvent', 'Event', 'Map', 'Response', 'Set', 'URL']) {
    it(`gets the form beside its own class ${name}`, async () => {
      const { form } = await openBeside(`class ${name} {}`);
      expect(await ready(form())).to.equal(form().shadowRoot);
    });
  }

  it('shows the reason beside the fallback content of a form in debug mode', async () => {
    const { form } = await openPage({
      head: '<script>window.Request = function () {};</script>',
      body: tag.replace('form>', 'form debug>') + scriptTag,
    });
    await until(() => form().textContent.includes('has replaced'));
    expect(form().textContent).to.include('has replaced Request');
  });

  it('can open the import with the entries of Prototype.js 1.7', async () => {
    const { form } = await openBeside('Array.prototype.entries = function () { return this.slice(); };');
    const root = await ready(form());
    (await comes(root, 'button', 'Import scripts')).click();
    expect(await comes(root, 'dialog', 'Import scripts')).to.have.property('open', true);
  });
});
