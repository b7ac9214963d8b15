import { expect } from 'chai';
import { openOwn, wordsOf } from './helpers/own-shop.ts';
import { openForm, openPage, scriptTag, rootOf, until } from './helpers/page.ts';
import { allByRole, byRole } from './helpers/roles.ts';

const banner = {
  heading: 'Holiday hours',
  subHeading: 'Until 2 January',
  text: 'We record until noon.',
  color: 'rgb(200, 0, 0)',
  active: true,
};

const withBanner = (edit: object) =>
  openOwn({ replies: { 'GET /site-settings': { body: { banner: { ...banner, ...edit } } } } });

/** The banner's own colour, which is all the style that it has of its own. */
function tintOf(root: ShadowRoot): string | undefined {
  const heading = [...root.querySelectorAll('h2')].find((one) => wordsOf(one) === 'Holiday hours');
  const style = heading?.parentElement?.style;
  return style?.getPropertyValue(style.item(0));
}

describe('the banner', () => {
  it('shows heading, sub heading and text, tinted in its colour', async () => {
    const { root } = await withBanner({});
    const heading = await until(() => [...root.querySelectorAll('h2')].find((one) => wordsOf(one) === 'Holiday hours'));
    expect(wordsOf(heading.parentElement)).to.equal('Holiday hoursUntil 2 JanuaryWe record until noon.');
    expect(tintOf(root)).to.equal('rgb(200, 0, 0)');
  });

  for (const color of ['red;background:url(https://x.example)', 7]) {
    it(`ignores the colour ${String(color)}`, async () => {
      const { root } = await withBanner({ color });
      expect(tintOf(root)).to.equal('');
      expect(wordsOf(root.querySelector('[part=form]'))).to.include('Holiday hours');
    });
  }
});

it('the login prompt says what there is to choose, with the ways to log in and register', async () => {
  const { root } = await openForm('service="voip" referral="acme" shop-url="https://shop.example"');
  const text = 'You can login to your account, register for faster checkout, or continue as a guest.';
  expect(wordsOf(root.querySelector('[part=form]'))).to.include(text);
  const redirect = encodeURIComponent('/?service=voip&referral=acme');
  for (const [name, page] of [
    ['Login', 'login'],
    ['Register', 'register'],
  ] as const) {
    const href = byRole(root, 'link', name).getAttribute('href');
    expect(href).to.equal(`https://shop.example/${page}?redirect=${redirect}`);
  }
});

describe('the partner', () => {
  const branded = (logoUrl: string) =>
    openOwn({
      attributes: { referral: 'acme' },
      replies: { 'GET /company/branding/acme': { body: { logoUrl, name: 'Acme', permittedVoiceIds: null } } },
    });
  const logoOf = (root: ShadowRoot): HTMLImageElement | null | undefined =>
    [...root.querySelectorAll('p')]
      .find((one) => wordsOf(one) === 'Order through Acme')
      ?.parentElement?.querySelector('img');

  it('has its logo and name above the services', async () => {
    const { root } = await branded('/demo/pages/partner/icon.svg');
    await until(() => wordsOf(root.querySelector('[part=form]')).includes('Order through Acme'));
    expect(new URL(logoOf(root)?.src ?? '', location.href).pathname).to.equal('/demo/pages/partner/icon.svg');
    const name = await until(() =>
      [...root.querySelectorAll('p')].find((one) => wordsOf(one) === 'Order through Acme'),
    );
    const services = byRole(root, 'tablist', 'Service');
    expect(name.compareDocumentPosition(services)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the form', () => {
  it('shows a placeholder while it loads', async () => {
    const page = await openPage({ head: scriptTag });
    page.window.fetch = () => new Promise(() => {});
    page.document.body.innerHTML = '<voice-order-form referral="acme"></voice-order-form>';
    const root = rootOf(page.form());
    const form = await until(() => root.querySelector('[part=form][aria-busy=true]'));
    const status = await until(() => form.querySelector('[role=status]'));
    expect(wordsOf(status)).to.equal('Loading the order form…');
    expect(form.querySelectorAll('input, button')).to.have.lengthOf(0);
  });

  it('is no longer busy once the services have failed to load', async () => {
    const { root } = await openOwn({ replies: { 'GET /service': { status: 404 } } });
    await until(() => allByRole(root, 'alert').some((one) => wordsOf(one).includes('can’t be reached')));
    const form = await until(() => root.querySelector('[part=form][aria-busy=false]'));
    expect(wordsOf(form)).to.include('We’ll keep trying');
  });

  it('says at its tab that a service is not available', async () => {
    const { root } = await openOwn({ replies: { 'GET /service': { body: [[{ id: '2', title: 'voip' }], 1] } } });
    const lines = allByRole(root, 'tab').map((tab) =>
      wordsOf(root.querySelector(`#${tab.getAttribute('aria-describedby')?.split(' ')[0] ?? 'none'}`)),
    );
    const unavailable = 'Not available at this shop right now';
    expect(lines.slice(0, 3)).to.deep.equal([unavailable, 'Greetings and phone menus', unavailable]);
    expect(wordsOf(byRole(root, 'region', 'Order totals'))).to.include(unavailable);
  });
});
