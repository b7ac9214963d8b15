import { expect } from 'chai';
import { sendKeys } from '@web/test-runner-commands';
import { openForm, until } from './helpers/page.ts';
import { allByRole, byRole } from './helpers/roles.ts';

const focused = (root: ShadowRoot): string | undefined => root.activeElement?.computedName;
const chosen = (root: ShadowRoot, tablist: string): readonly string[] =>
  allByRole(byRole(root, 'tablist', tablist), 'tab')
    .filter(({ ariaSelected }) => ariaSelected === 'true')
    .map(({ computedName }) => computedName);

describe('keys on the service tabs', () => {
  const moves: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
    ltr: [
      ['On Hold Message', 'ArrowRight', 'Telephone Voice Prompts'],
      ['On Hold Message', 'ArrowLeft', 'Mobile Voicemail'],
      ['Mobile Voicemail', 'ArrowRight', 'On Hold Message'],
      ['On Hold Message', 'End', 'Mobile Voicemail'],
      ['Mobile Voicemail', 'Home', 'On Hold Message'],
    ],
    rtl: [
      ['On Hold Message', 'ArrowLeft', 'Telephone Voice Prompts'],
      ['Telephone Voice Prompts', 'ArrowRight', 'On Hold Message'],
      ['On Hold Message', 'ArrowRight', 'Mobile Voicemail'],
    ],
  };
  for (const [dir, steps] of Object.entries(moves)) {
    it(`${dir}: arrows, Home and End lead from one to the next, and choose none`, async () => {
      const { root, form } = await openForm(`dir="${dir}"`);
      for (const [from, key, to] of steps) {
        byRole(root, 'tab', from).focus();
        await sendKeys({ press: key });
        await until(() => focused(root) === to);
        expect(form().order.serviceType, `${key} from ${from}`).to.equal('moh');
      }
    });
  }

  it('are one stop of Tab, and Enter, Space and a click choose', async () => {
    const { root, form } = await openForm();
    byRole(root, 'tab', 'On Hold Message').focus();
    await sendKeys({ press: 'Tab' });
    expect(root.activeElement?.computedRole).to.not.equal('tab');
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ up: 'Shift' });
    expect(focused(root)).to.equal('On Hold Message');
    for (const [key, name] of [
      ['Enter', 'Telephone Voice Prompts'],
      ['Space', 'Mobile Voicemail'],
    ] as const) {
      byRole(root, 'tab', name).focus();
      await sendKeys({ press: key });
      await until(() => chosen(root, 'Service')[0] === name);
      expect(focused(root)).to.equal(name);
    }
    byRole(root, 'tab', 'On Hold Message').click();
    await until(() => form().order.serviceType === 'moh');
    expect(chosen(root, 'Service')).to.deep.equal(['On Hold Message']);
  });
});
