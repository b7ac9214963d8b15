import { expect } from 'chai';
import { sendKeys } from '@web/test-runner-commands';
import { closePages, openForm, until } from './helpers/page.ts';
import { allByRole, byRole, press } from './helpers/roles.ts';

const focused = (root: ShadowRoot): string | undefined => root.activeElement?.computedName;
const chosen = (root: ShadowRoot, tablist: string): readonly string[] =>
  allByRole(byRole(root, 'tablist', tablist), 'tab')
    .filter(({ ariaSelected }) => ariaSelected === 'true')
    .map(({ computedName }) => computedName);

describe('keys on the service tabs', () => {
  afterEach(closePages);

  const moves: readonly [string, string, string, string][] = [
    ['ltr', 'On Hold Message', 'ArrowRight', 'Telephone Voice Prompts'],
    ['ltr', 'On Hold Message', 'ArrowLeft', 'Mobile Voicemail'],
    ['ltr', 'Mobile Voicemail', 'ArrowRight', 'On Hold Message'],
    ['ltr', 'On Hold Message', 'End', 'Mobile Voicemail'],
    ['ltr', 'Mobile Voicemail', 'Home', 'On Hold Message'],
    ['rtl', 'On Hold Message', 'ArrowLeft', 'Telephone Voice Prompts'],
    ['rtl', 'Telephone Voice Prompts', 'ArrowRight', 'On Hold Message'],
    ['rtl', 'On Hold Message', 'ArrowRight', 'Mobile Voicemail'],
  ];
  for (const [dir, from, key, to] of moves) {
    it(`${dir}: ${key} leads from ${from} to ${to}`, async () => {
      const { root, form } = await openForm(`dir="${dir}"`);
      byRole(root, 'tab', from).focus();
      await sendKeys({ press: key });
      await until(() => focused(root) === to);
      expect(form().order.serviceType).to.equal('moh');
    });
  }

  for (const key of ['Enter', 'Space']) {
    it(`${key} chooses`, async () => {
      const { root } = await openForm();
      byRole(root, 'tab', 'Telephone Voice Prompts').focus();
      await sendKeys({ press: key });
      await until(() => chosen(root, 'Service')[0] === 'Telephone Voice Prompts');
      expect(focused(root)).to.equal('Telephone Voice Prompts');
    });
  }

  it('a click chooses', async () => {
    const { root, form } = await openForm();
    byRole(root, 'tab', 'Telephone Voice Prompts').click();
    await until(() => form().order.serviceType === 'voip');
    expect(chosen(root, 'Service')).to.deep.equal(['Telephone Voice Prompts']);
  });

  it('are one stop of Tab', async () => {
    const { root } = await openForm();
    byRole(root, 'tab', 'On Hold Message').focus();
    await sendKeys({ press: 'Tab' });
    expect(root.activeElement?.computedRole).to.not.equal('tab');
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ up: 'Shift' });
    expect(focused(root)).to.equal('On Hold Message');
  });
});

describe('keys on the voices', () => {
  afterEach(closePages);

  it('arrows switch between male and female voices', async () => {
    const { root } = await openForm();
    byRole(root, 'tab', 'Male').focus();
    await sendKeys({ press: 'ArrowRight' });
    await until(() => chosen(root, 'Voice')[0] === 'Female');
    expect(byRole(root, 'radio', /^Emma/u).isConnected).to.equal(true);
    expect(allByRole(root, 'radio', /^Liam/u)).to.deep.equal([]);
  });

  it('Space chooses a voice and arrows go on from it', async () => {
    const { root, form } = await openForm();
    byRole(root, 'radio', /^Liam/u).focus();
    await sendKeys({ press: 'Space' });
    await until(() => form().order.selectedVoices[0] === 'v-liam');
    await sendKeys({ press: 'ArrowDown' });
    await until(() => form().order.selectedVoices[0] === 'v-noah');
    expect(focused(root)).to.match(/^Noah/u);
  });

  it('offer no voice that is away', async () => {
    const { root } = await openForm();
    press(byRole(root, 'tab', 'Female'));
    await until(() => allByRole(root, 'radio', /^Emma/u).length === 1);
    expect(allByRole(root, 'radio').map(({ computedName }) => computedName)).to.deep.equal(['Emma EN']);
  });
});
