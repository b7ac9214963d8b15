import { expect } from 'chai';
import { openForm, until } from './helpers/page.ts';
import { allByRole, byRole, comes, press } from './helpers/roles.ts';

const tabs = (root: ShadowRoot): readonly string[] => allByRole(root, 'tab').map((tab) => tab.computedName);
const ofService = (root: ShadowRoot): readonly string[] =>
  tabs(root).filter((name) => name !== 'Male' && name !== 'Female');

describe('services', () => {
  it('are the tabs, in the page’s order', async () => {
    const { root, form } = await openForm('services="voip fax moh" service="mvoice"');
    expect(ofService(root)).to.deep.equal(['Telephone Voice Prompts', 'On Hold Message']);
    expect(form().order.serviceType).to.equal('voip');
    expect(form().service).to.equal('voip');
    press(byRole(root, 'tab', 'On Hold Message'));
    await until(() => form().service === 'moh');
  });

  it('with only one service show no choice', async () => {
    const { root, form } = await openForm('services="mvoice"');
    expect(form().order.serviceType).to.equal('mvoice');
    expect(allByRole(root, 'tablist', 'Service')).to.deep.equal([]);
    expect(root.textContent).to.include('Mobile Voicemail');
    form().services = null;
    await comes(root, 'tablist', 'Service');
    expect(ofService(root)).to.have.length(3);
    expect(form().order.serviceType).to.equal('mvoice');
  });
});
