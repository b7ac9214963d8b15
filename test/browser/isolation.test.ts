import { expect } from 'chai';
import { sendKeys } from '@web/test-runner-commands';
import { openForm, until } from './helpers/page.ts';
import { byRole } from './helpers/roles.ts';

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

it('the host document hears no key that is typed inside', async () => {
  const { document, window, root } = await openForm();
  const heard: string[] = [];
  for (const type of ['keydown', 'keyup', 'keypress'])
    for (const target of [document, window]) target.addEventListener(type, () => heard.push(type));
  const field = byRole(root, 'textbox', 'Message text');
  field.focus();
  await sendKeys({ type: 'jk' });
  await until(() => 'value' in field && field.value === 'jk');
  expect(heard).to.deep.equal([]);
});
