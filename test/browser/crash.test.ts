import { expect } from 'chai';
import { en } from '../../src/text/en.ts';
import { openForm, until } from './helpers/page.ts';
import { allByRole, byRole, type } from './helpers/roles.ts';
import { listen } from './helpers/told.ts';

it('a form that has stopped working says so, and starts again with the order and the focus', async () => {
  const { root, document, window } = await openForm();
  const told = listen(document);
  type(byRole(root, 'textbox', 'Message text'), 'Thank you for holding.');
  const numbers = window.Intl.NumberFormat.prototype;
  const format = Object.getOwnPropertyDescriptor(numbers, 'format');
  Object.defineProperty(numbers, 'format', {
    configurable: true,
    get: () => {
      throw new Error('broken');
    },
  });
  byRole(root, 'button', 'Add message').click();
  const button = (): HTMLElement | undefined => allByRole(root, 'button', en.wrong.again)[0];
  const first = await until(button);
  expect(byRole(root, 'alert').textContent).to.include(en.wrong.heading);
  expect(told.map(({ name }) => name)).to.include('voice-order-error');
  first.focus();
  first.click();
  await until(() => button() !== first && root.activeElement === button());
  Object.defineProperty(numbers, 'format', format ?? {});
  button()?.click();
  const tab = await until(() => allByRole(root, 'tab', 'On Hold Message')[0]);
  await until(() => root.activeElement === tab);
  expect(Reflect.get(allByRole(root, 'textbox', 'Message text')[0] ?? root, 'value')).to.equal(
    'Thank you for holding.',
  );
});
