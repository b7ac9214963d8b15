import { expect } from 'chai';
import { openPage, ready, scriptTag, until, type HostPage } from './helpers/page.ts';
import { comes } from './helpers/roles.ts';

const tag = '<voice-order-form><a href="#">Order by phone</a></voice-order-form>';

/** A page that runs a script of its own before the form's. */
const openBeside = (script: string, body = tag): Promise<HostPage> =>
  openPage({ head: `<script>${script}</script>`, body: body + scriptTag });

// test/unit/domain/built-ins.test.ts finds broken built-ins; test/e2e/host-habits.test.ts opens pages that break them.
it('a page gets the form beside its own classes with the names of built-ins', async () => {
  const names = ['CustomEvent', 'Event', 'Map', 'Response', 'Set', 'URL'];
  const { form } = await openBeside(names.map((name) => `class ${name} {}`).join(' '));
  expect(await ready(form())).to.equal(form().shadowRoot);
});

it('a page that has replaced a built-in shows the reason beside the fallback content of a form in debug mode', async () => {
  const { form } = await openBeside('window.Request = function () {};', tag.replace('form>', 'form debug>'));
  await until(() => form().textContent.includes('has replaced Request'));
  expect(form().querySelector('a')?.getBoundingClientRect().height).to.be.greaterThan(0);
});

it('a page that has replaced a built-in can open the import with the entries of Prototype.js 1.7', async () => {
  const { form } = await openBeside('Array.prototype.entries = function () { return this.slice(); };');
  const root = await ready(form());
  (await comes(root, 'button', 'Import scripts')).click();
  expect(await comes(root, 'dialog', 'Import scripts')).to.have.property('open', true);
});
