import { expect } from 'chai';
import { openPage, ready, scriptTag } from './helpers/page.ts';
import { allByRole, byRole, comes, type } from './helpers/roles.ts';

const form = (id: string): string => `<voice-order-form id="${id}" service="voip"></voice-order-form>`;

describe('the script desk', () => {
  it('leaves a message where it is while its first words are typed, on a phone, too', async () => {
    const page = await openPage({ head: scriptTag, body: form('a'), width: 390 });
    const root = await ready(page.form());
    const field = byRole(root, 'textbox', 'Message text');
    field.focus();
    await comes(root, 'button', 'Import scripts');
    const before = field.getBoundingClientRect().top;
    type(field, 'Hello');
    await comes(root, 'button', 'Copy all scripts');
    expect(field.getBoundingClientRect().top).to.equal(before);
  });

  it('loads for the remaining forms if the one that requested it is removed', async () => {
    // Far down, otherwise the messages would be near and the desk loaded before it is requested.
    const body = `<div style="height: 4000px"></div>${form('a')}${form('b')}`;
    const page = await openPage({ head: scriptTag, body });
    const asking = await ready(page.form('a'));
    const root = await ready(page.form('b'));
    const isGone = new Promise((resolve) => {
      new page.window.MutationObserver(() => {
        asking.host.remove();
        resolve(true);
      }).observe(asking, { childList: true });
    });
    byRole(asking, 'textbox', 'Message text').focus();
    await isGone;
    type(byRole(root, 'textbox', 'Message text'), 'Hello');
    await comes(root, 'button', 'Copy all scripts');
    expect(allByRole(root, 'button', 'Copy all scripts').length).to.equal(1);
  });
});
