import { expect } from 'chai';
import { sendKeys } from '@web/test-runner-commands';
import { fillOrder, openSummary } from './helpers/buyer.ts';
import { openForm, openPage, scriptTag, until } from './helpers/page.ts';
import { allByRole, byRole } from './helpers/roles.ts';

it('the host document hears no key that is typed inside', async () => {
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

describe('the libraries', () => {
  /** Records the script's listeners on the document, and its requests. */
  const watching = `window.seen = [];
    const listen = document.addEventListener;
    document.addEventListener = function (type, ...rest) { seen.push(type); return listen.call(this, type, ...rest); };
    window.Request = class extends Request { constructor(...call) { seen.push(String(call[0].url ?? call[0])); super(...call); } };`;

  it('neither listen to the host’s selection nor make a request to see what the browser can do', async () => {
    const { window } = await openForm('', { head: `<script>${watching}</script>` });
    const seen: unknown = Reflect.get(window, 'seen');
    expect(seen).to.include(`${location.origin}/api/site-settings`);
    expect(seen).to.not.include('selectionchange');
    expect(seen).to.not.include('https://empty.invalid');
    expect(seen).to.not.include('https://empty.invalid/');
  });
});

it('styles are adopted, without a style element', async () => {
  const { root, window } = await openForm();
  // The script's, and the desk's once it is there.
  await until(() => root.adoptedStyleSheets.length > 1);
  expect(root.adoptedStyleSheets).to.have.lengthOf(2);
  for (const sheet of root.adoptedStyleSheets) expect(sheet).to.be.instanceOf(window.CSSStyleSheet);
  expect(root.querySelectorAll('style, link')).to.have.lengthOf(0);
});

it('a page that has the script alone is left as it was found', async () => {
  const page = await openPage({ body: scriptTag });
  expect(page.document.body.children).to.have.lengthOf(1);
  expect(Object.keys(page.window.localStorage)).to.deep.equal([]);
});
