import { expect } from 'chai';
import { fillGuest, fillOrder, openSummary } from './helpers/buyer.ts';
import { openOwn } from './helpers/own-shop.ts';
import { closePages, until } from './helpers/page.ts';
import { listen } from './helpers/told.ts';

async function ordered(reference: string) {
  const { root, form, asked } = await openOwn({ attributes: { reference } });
  const told = listen(form());
  form().addEventListener('voice-order-redirect', (event) => event.preventDefault());
  await fillOrder(root);
  await openSummary(root);
  (await fillGuest(root)).click();
  const created = await until(() => told.find(({ name }) => name === 'voice-order-created'));
  return { root, form, detail: created.detail, body: asked('POST /order/guest')[0]?.body };
}

describe('reference', () => {
  afterEach(closePages);

  it('is sent with the order and returned in its event, without being shown', async () => {
    const { root, form, detail, body } = await ordered('ticket 7');
    expect(body).to.deep.include({ reference: 'ticket 7' });
    expect(detail).to.deep.include({ reference: 'ticket 7' });
    expect(form().order).to.not.have.property('reference');
    expect(root.textContent).to.not.include('ticket 7');
  });

  it('of other characters is not sent', async () => {
    const { form, detail, body } = await ordered('café');
    expect(body).to.not.have.property('reference');
    expect(detail).to.deep.include({ reference: null });
    expect(form().reference).to.equal('café');
  });
});
