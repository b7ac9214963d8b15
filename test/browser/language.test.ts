import { expect } from 'chai';
import { fillOrder } from './helpers/buyer.ts';
import { openPage, ready, scriptTag, until, type HostPage } from './helpers/page.ts';
import { byRole } from './helpers/roles.ts';

const french = /101,70\s\$/u;
const english = /\$101\.70/u;

const barOf = (root: ShadowRoot): string =>
  byRole(root, 'region', /^(Order totals|Totaux de la commande)$/u).textContent ?? '';

/** A page with a priced order in Canadian dollars. */
async function priced(body: string): Promise<HostPage & { root: ShadowRoot }> {
  const page = await openPage({ body: body + scriptTag });
  const root = await ready(page.form());
  await fillOrder(root, 'Merci.');
  await until(() => page.form().order.total > 0);
  return { ...page, root };
}

const tag = '<voice-order-form currency="CAD"></voice-order-form>';

it('the language follows the element, its ancestors and the document, live', async () => {
  const { document, form, root } = await priced(`<main><div>${tag}</div></main>`);
  const holders = [form(), form().parentElement, document.querySelector('main'), document.documentElement];
  for (const holder of holders) {
    // As some pages write it.
    holder?.setAttribute('lang', 'fr_CA');
    await until(() => french.test(barOf(root)));
    holder?.setAttribute('lang', 'en-CA');
    await until(() => english.test(barOf(root)));
    holder?.removeAttribute('lang');
  }
  expect(form().order.total).to.equal(101.7);
});

it('the language follows a change outside the shadow root that the element is in', async () => {
  const { document, form, root } = await priced(`<div id="host"></div>${tag}`);
  const element = form();
  const host = document.querySelector('#host');
  host?.attachShadow({ mode: 'open' }).append(element);
  host?.setAttribute('lang', 'fr-CA');
  expect(await until(() => french.test(barOf(root)))).to.equal(true);
});

it('the language is that of the new place after a move', async () => {
  const { document, form, root } = await priced(`${tag}<div lang="fr-CA"></div>`);
  document.querySelector('div')?.append(form());
  await until(() => french.test(barOf(root)));
  const { body } = document;
  if ('moveBefore' in body && typeof body.moveBefore === 'function') body.moveBefore(form(), null);
  else body.append(form());
  expect(await until(() => english.test(barOf(root)))).to.equal(true);
});
