import { expect } from 'chai';
import { fillGuest, fillOrder, openSummary, stay } from './helpers/buyer.ts';
import { openOwn } from './helpers/own-shop.ts';
import { until } from './helpers/page.ts';

const settings = (test: boolean) => ({ 'GET /site-settings': { body: { test } } });
const marked = 'Test mode: nobody is charged';
const missing = 'This shop has no test mode';

async function summaryOf(offersTest: boolean) {
  const page = await openOwn({ attributes: { test: '' }, replies: settings(offersTest) });
  stay(page.form());
  await fillOrder(page.root);
  const summary = await openSummary(page.root);
  return { ...page, summary };
}

describe('test mode', () => {
  it('is marked on the form and in the summary, and on the order', async () => {
    const { root, asked } = await summaryOf(true);
    expect(root.textContent.split(marked)).to.have.length(3);
    const payButton = await fillGuest(root);
    expect(root.textContent).to.include('We’ll send your order confirmation here.');
    payButton.click();
    const [order] = await until(() => (asked('POST /order/guest').length > 0 ? asked('POST /order/guest') : null));
    expect(order?.body).to.deep.include({ test: true });
  });

  it('that the shop lacks is reported, and nothing can be ordered', async () => {
    const { root, asked } = await summaryOf(false);
    expect(root.textContent.split(missing)).to.have.length(3);
    expect(root.textContent).to.not.include(marked);
    (await fillGuest(root)).click();
    await until(() => root.textContent.split(missing).length > 3);
    expect(asked('POST /order/guest')).to.have.length(0);
  });

  it('switches with its attribute, and shows nowhere without it', async () => {
    const { root, form } = await openOwn({ replies: settings(true) });
    expect(root.textContent).to.not.include(marked);
    Reflect.set(form(), 'test', true);
    await until(() => root.textContent.includes(marked));
    form().setAttribute('test', 'false');
    await until(() => !root.textContent.includes(marked));
  });
});
