import { expect } from 'chai';
import { openPage, ready, scriptTag } from './helpers/page.ts';
import { byRole } from './helpers/roles.ts';

const tag = '<voice-order-form></voice-order-form>';
const isFormThere = (root: ShadowRoot): boolean => byRole(root, 'region', 'Voice order form').isConnected;

/** Records the page's uncaught errors, such as that of an element that is registered twice. */
const watching = `<script>window.errors = []; addEventListener('error', ({ message }) => errors.push(message));</script>`;

describe('the script', () => {
  const placings: readonly [string, string, string][] = [
    ['as a module', '<script src="/dist/voice-order-form.js" type="module"></script>', tag],
    ['twice with another query', `${scriptTag}<script src="/dist/voice-order-form.js?v=2"></script>`, tag],
  ];
  for (const [name, head, body] of placings) {
    it(`can be ${name}`, async () => {
      const page = await openPage({ head: watching + head, body });
      expect(isFormThere(await ready(page.form()))).to.equal(true);
      expect(Reflect.get(page.window, 'errors')).to.deep.equal([]);
    });
  }
});

it('an element that is created but not connected renders and requests nothing', async () => {
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
