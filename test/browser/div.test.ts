import { expect } from 'chai';
import { openPage, ready, scriptTag, until, type HostPage } from './helpers/page.ts';
import { byRole } from './helpers/roles.ts';

const div = '<div data-voice-order-form data-service="voip" data-referral="acme" data-lang="en"><p>Call us.</p></div>';

const isFormThere = (root: ShadowRoot): boolean => byRole(root, 'tab', 'Telephone Voice Prompts').isConnected;

/** Runs the script once more, as a page that navigates by itself does. */
async function runScript({ document }: HostPage): Promise<void> {
  const script = document.createElement('script');
  script.src = '/dist/voice-order-form.js';
  await new Promise((resolve) => {
    script.addEventListener('load', resolve);
    document.body.append(script);
  });
}

describe('a marked div', () => {
  const placings: readonly [string, string, string][] = [
    ['after the script', scriptTag, div],
    ['around the script', '', div.replace('<p>', `${scriptTag}<p>`)],
    ['with the script twice', scriptTag, div + scriptTag],
  ];
  for (const [name, head, body] of placings) {
    it(`becomes one form, ${name}`, async () => {
      const page = await openPage({ head, body });
      await until(() => page.document.querySelector('voice-order-form'));
      const root = await ready(page.form());
      expect(isFormThere(root)).to.equal(true);
      expect(page.document.querySelectorAll('div > voice-order-form')).to.have.lengthOf(1);
      expect(page.form().order).to.include({ serviceType: 'voip', referralCode: 'acme' });
      expect(page.document.body.innerText.trim()).to.equal('');
      expect(page.form().querySelector('p')?.textContent).to.equal('Call us.');
    });
  }

  it('that is added later starts when the script runs again or is called', async () => {
    const page = await openPage({ head: scriptTag, body: '<main></main>' });
    const main = byTag(page, 'main');
    main.innerHTML = div;
    expect(main.innerText).to.equal('Call us.');
    await runScript(page);
    expect(isFormThere(await ready(page.form()))).to.equal(true);
    main.innerHTML = div;
    const Form = page.window.customElements.get('voice-order-form');
    expect(Form).to.have.property('upgradeDivs').that.is.a('function');
    page.window.eval("customElements.get('voice-order-form').upgradeDivs(document.querySelector('main'))");
    expect(isFormThere(await ready(page.form()))).to.equal(true);
  });

  it('changes nothing else in the page', async () => {
    const page = await openPage({ body: `<main>${div}</main>` });
    const before = page.document.documentElement.outerHTML;
    await runScript(page);
    await ready(page.form());
    byTag(page, 'div').replaceChildren(...page.form().childNodes);
    page.document.body.lastElementChild?.remove();
    expect(page.document.documentElement.outerHTML).to.equal(before);
  });
});

function byTag({ document }: HostPage, tag: 'main' | 'div'): HTMLElement {
  const found = document.querySelector<HTMLElement>(tag);
  if (found === null) throw new Error(`no ${tag}`);
  return found;
}
