import { expect } from 'chai';
import { openPage, ready, scriptTag } from './helpers/page.ts';
import { byRole } from './helpers/roles.ts';

const tag = '<voice-order-form></voice-order-form>';

describe('the script', () => {
  it('shows voices and messages before it builds the sections below them', async () => {
    const { form } = await openPage({ body: tag + scriptTag });
    const isThere = (text: string): boolean => form().shadowRoot?.textContent?.includes(text) === true;
    const atFirst = new Promise<object>((resolve) => {
      new MutationObserver(() => {
        if (!isThere('Message #1')) return;
        resolve({ voices: isThere('Filter voices'), questions: isThere('Frequently asked questions') });
      }).observe(form().shadowRoot ?? form(), { childList: true, subtree: true });
    });
    expect(await atFirst).to.deep.equal({ voices: true, questions: false });
    await ready(form());
    expect(isThere('Frequently asked questions')).to.equal(true);
  });
});

describe('an element', () => {
  it('that is created but not connected renders and requests nothing', async () => {
    const { window, document } = await openPage({ head: scriptTag });
    const Form = window.customElements.get('voice-order-form');
    if (Form === undefined) throw new Error('not registered');
    const made = new Form();
    made.setAttribute('referral', 'acme');
    made.setAttribute('service', 'voip');
    await new Promise((resolve) => window.requestAnimationFrame(resolve));
    expect(made.shadowRoot?.childElementCount).to.equal(0);
    const called = window.performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api'));
    expect(called).to.deep.equal([]);
    document.body.append(made);
    expect(byRole(await ready(made), 'tab', 'Telephone Voice Prompts').ariaSelected).to.equal('true');
  });
});
