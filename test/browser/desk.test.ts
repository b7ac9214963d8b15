import { expect } from 'chai';
import { openPage, ready, scriptTag } from './helpers/page.ts';
import { byRole, comes, type } from './helpers/roles.ts';

const form = (id: string): string => `<voice-order-form id="${id}" service="voip"></voice-order-form>`;

it('the script desk leaves a message where it is while its first words are typed, on a phone, too', async () => {
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
