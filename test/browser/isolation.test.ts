import { expect } from 'chai';
import { sendKeys } from '@web/test-runner-commands';
import { openForm, until } from './helpers/page.ts';
import { byRole } from './helpers/roles.ts';

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
