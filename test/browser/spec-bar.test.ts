import { expect } from 'chai';
import { fillOrder } from './helpers/buyer.ts';
import { openOwn, wordsOf, type OwnForm, type Replies } from './helpers/own-shop.ts';
import { openForm, until } from './helpers/page.ts';
import { byRole, comes, pick, type } from './helpers/roles.ts';

const bar = (root: ShadowRoot): HTMLElement => byRole(root, 'region', 'Order totals');

/** The terms that one can see, with their amounts. */
const shown = (root: ShadowRoot): string => bar(root).innerText.replaceAll(/\s+/gu, ' ');

async function priced(width: number, replies: Replies = {}, content?: string): Promise<OwnForm> {
  const page = await openOwn({ width, replies });
  await fillOrder(page.root, content);
  await until(() => page.form().order.total > 0);
  await until(() => bar(page.root).querySelector('[aria-busy=false]'));
  return page;
}

describe('the bottom bar', () => {
  it('counts messages and words, with those beyond the included', async () => {
    const { root } = await openForm();
    expect(wordsOf(bar(root))).to.match(/^1 message ?0 words ?2 steps left/u);
    type(byRole(root, 'textbox', 'Message text'), 'word '.repeat(53));
    byRole(root, 'button', 'Add message').click();
    await comes(root, 'group', 'Message #2');
    await until(() => wordsOf(bar(root)).includes('53 words incl. 3 extra'));
    expect(wordsOf(bar(root))).to.include('2 messages');
  });

  it('leads to the next step, lists the steps with the prices, and marks nothing as wrong', async () => {
    const { root } = await openForm();
    const steps = [...root.querySelectorAll<HTMLElement>('[role=link]')].find((one) => wordsOf(one) === '2 steps left');
    steps?.click();
    await until(() => root.activeElement?.computedRole === 'radio');
    byRole(root, 'button', 'What’s in your order').click();
    (await comes(root, 'button', /^Message #1 has no text/u)).click();
    await until(() => root.activeElement === byRole(root, 'textbox', 'Message text'));
    expect(byRole(root, 'button', 'What’s in your order').ariaExpanded).to.equal('false');
    expect(root.querySelectorAll('[aria-invalid=true], [role=alert]:not(:empty)')).to.have.lengthOf(0);
  });

  it('has subtotal, discount, tax and total, and prices the order in the chosen currency', async () => {
    const { root, asked } = await priced(1200);
    expect(shown(root)).to.match(/Subtotal CA\$100\.00 Discount −CA\$10\.00 TAX CA\$11\.70 Total CA\$101\.70/u);
    const select = byRole(root, 'combobox', 'Currency');
    expect([...select.querySelectorAll('option')].map(wordsOf)).to.deep.equal(['CAD', 'USD']);
    expect(Reflect.get(select, 'value')).to.equal('CAD');
    pick(select, 'USD');
    await until(() => asked('POST /order/calculate-guest').length === 2);
    expect(asked('POST /order/calculate-guest')[1]?.body).to.deep.include({ currency: 'USD' });
    await until(() => shown(root).includes('Total $101.70'));
  });
});
