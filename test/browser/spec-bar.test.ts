import { expect } from 'chai';
import { fillOrder } from './helpers/buyer.ts';
import { openOwn, wordsOf, type OwnForm, type Replies } from './helpers/own-shop.ts';
import { closePages, openForm, until } from './helpers/page.ts';
import { byRole, comes, pick, type } from './helpers/roles.ts';

const bar = (root: ShadowRoot): HTMLElement => byRole(root, 'region', 'Order totals');

/** The terms that one can see, with their amounts. */
const shown = (root: ShadowRoot): string => bar(root).innerText.replaceAll(/\s+/gu, ' ');

async function priced(width: number, replies: Replies = {}): Promise<OwnForm> {
  const page = await openOwn({ width, replies });
  await fillOrder(page.root);
  await until(() => page.form().order.total > 0);
  await until(() => bar(page.root).querySelector('[aria-busy=false]'));
  return page;
}

describe('the bottom bar', () => {
  afterEach(closePages);

  it('counts messages and words, with those beyond the included', async () => {
    const { root } = await openForm();
    expect(wordsOf(bar(root))).to.match(/^1 message ?0 words ?2 things left/u);
    type(byRole(root, 'textbox', 'Message text'), 'word '.repeat(53));
    byRole(root, 'button', 'Add message').click();
    await comes(root, 'group', 'Message #2');
    await until(() => wordsOf(bar(root)).includes('53 words +3 extra'));
    expect(wordsOf(bar(root))).to.include('2 messages');
  });

  it('has icons for proof reading and rush production while they are chosen', async () => {
    const { root } = await openForm();
    const icons = (): readonly (string | null)[] =>
      [...bar(root).querySelectorAll('[role=img]')].map((one) => one.ariaLabel);
    expect(icons()).to.deep.equal([]);
    byRole(root, 'checkbox', /^Proof Reading/u).click();
    byRole(root, 'checkbox', /^Rush Production Fee/u).click();
    await until(() => icons().length === 2);
    expect(icons()).to.deep.equal(['Proof reading chosen', 'Rush production chosen']);
  });

  it('has subtotal, discount, tax and total', async () => {
    const { root } = await priced(1200);
    expect(shown(root)).to.match(/Subtotal CA\$100\.00 Discount -CA\$10\.00 TAX CA\$11\.70 Total CA\$101\.70/u);
    byRole(root, 'button', 'Proceed to payment (Order Summary)');
  });

  it('is compact on a phone: Sub, TAX and Total', async () => {
    const { root } = await priced(390, {
      'POST /order/calculate-guest': { body: { subtotal: 100, discount: 0, tax: 13, total: 113 } },
    });
    expect(shown(root)).to.match(/Sub CA\$100\.00 TAX CA\$13\.00 Total CA\$113\.00/u);
    expect(shown(root)).to.not.match(/Subtotal|Discount/u);
  });

  it('has two lines on a phone, with the discount, and nothing on top of each other', async () => {
    const { root } = await priced(390);
    expect(shown(root)).to.match(/^Sub CA\$100\.00 Discount -CA\$10\.00 TAX CA\$11\.70 Total CA\$101\.70 /u);
    expect(bar(root).getBoundingClientRect().height).to.be.lessThan(105);
    for (const width of [390, 300, 240]) {
      root.host.setAttribute('style', `width: ${width}px`);
      const cells = [...(bar(root).querySelector('[aria-busy]')?.children ?? [])];
      const [sub, discount, tax, total] = cells.map((one) => one.getBoundingClientRect());
      if (!sub || !discount || !tax || !total) throw new Error('a sum is missing');
      expect(sub.right, `${width}`).to.be.at.most(discount.left);
      expect(discount.right, `${width}`).to.be.at.most(tax.left);
      expect(total.left >= tax.right || total.top >= tax.bottom, `${width}`).to.equal(true);
      for (const cell of cells) expect(cell.scrollWidth, `${width}`).to.be.at.most(cell.clientWidth);
    }
  });

  it('keeps the total in the line of the sums after a discount, while the tax comes later', async () => {
    const { root } = await priced(390, {
      'POST /order/calculate-guest': { body: { subtotal: 222, discount: 22.2, tax: 0, total: 199.8 } },
    });
    for (const width of [390, 360, 300, 280, 250]) {
      root.host.setAttribute('style', `width: ${width}px`);
      const cells = [...(bar(root).querySelector('[aria-busy]')?.children ?? [])];
      const [sub, total] = [cells[0], cells.at(-1)].map((one) => one?.getBoundingClientRect());
      if (!sub || !total) throw new Error('a sum is missing');
      expect(total.bottom, `${width}`).to.be.lessThan(sub.bottom + 8);
      for (const cell of cells) expect(cell.scrollWidth, `${width}`).to.be.at.most(cell.clientWidth);
    }
  });

  it('opens its counts by a press on a phone', async () => {
    const { root } = await priced(390);
    expect(shown(root)).to.not.include('prompt');
    const toggle = byRole(root, 'button', 'What the order holds');
    expect(toggle.ariaExpanded).to.equal('false');
    toggle.click();
    await until(() => shown(root).startsWith('1 message'));
    expect(toggle.ariaExpanded).to.equal('true');
  });

  it('is one line on a tablet', async () => {
    const { root } = await priced(768);
    expect(bar(root).getBoundingClientRect().height).to.be.lessThan(72);
  });

  it('says where the tax comes from while no address is known', async () => {
    const body = { subtotal: 100, discount: 0, tax: 0, total: 100 };
    const { root } = await priced(390, { 'POST /order/calculate-guest': { body } });
    expect(shown(root)).to.include('TAX from your address Total CA$100.00');
  });

  it('names the currencies upper-case and prices anew in the chosen one', async () => {
    const { root, asked } = await priced(1200);
    const select = byRole(root, 'combobox', 'Currency');
    expect([...select.querySelectorAll('option')].map(wordsOf)).to.deep.equal(['CAD', 'USD']);
    expect(Reflect.get(select, 'value')).to.equal('CAD');
    pick(select, 'USD');
    await until(() => asked('POST /order/calculate-guest').length === 2);
    expect(asked('POST /order/calculate-guest')[1]?.body).to.deep.include({ currency: 'USD' });
    await until(() => shown(root).includes('Total $101.70'));
  });

  it('is marked as busy while prices are asked for', async () => {
    const { root } = await openOwn({ replies: { 'POST /order/calculate-guest': () => new Promise(() => {}) } });
    byRole(root, 'radio', /^Liam/u).click();
    await until(() => bar(root).querySelector('[aria-busy=true]'));
    expect(wordsOf(bar(root))).to.include('Updating prices…');
  });

  it('keeps the prices where they stand while new ones are asked for', async () => {
    let pricings = 0;
    const { root } = await priced(1200, {
      'POST /order/calculate-guest': () => {
        pricings += 1;
        return pricings === 1 ? { body: { subtotal: 100, total: 100 } } : new Promise(() => {});
      },
    });
    const { height } = bar(root).getBoundingClientRect();
    byRole(root, 'checkbox', /^Proof Reading/u).click();
    await until(() => bar(root).querySelector('[aria-busy=true]'));
    expect(shown(root)).to.include('Total CA$100.00');
    expect(bar(root).getBoundingClientRect().height).to.equal(height);
  });

  it('tells a price that can’t be had', async () => {
    const { root } = await openOwn({ replies: { 'POST /order/calculate-guest': { status: 400 } } });
    byRole(root, 'radio', /^Liam/u).click();
    const told = 'Failed to calculate order total. Please try again later.';
    const alert = await until(() =>
      [...root.querySelectorAll('[role=alert]')].find((one) => wordsOf(one).includes(told)),
    );
    expect(wordsOf(alert)).to.equal(told);
    await until(() => shown(root).includes('Prices couldn’t be loaded. Try again'));
  });
});
