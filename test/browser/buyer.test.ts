import { expect } from 'chai';
import { ada } from '../helpers/page-buyer.ts';
import { fillOrder, openSummary, stay } from './helpers/buyer.ts';
import { openOwn } from './helpers/own-shop.ts';
import { until } from './helpers/page.ts';
import { byRole, comes, isUsable } from './helpers/roles.ts';

const valueOf = (field: HTMLElement): unknown => Reflect.get(field, 'value');

async function openGuest(buyer: unknown) {
  const page = await openOwn({ properties: { buyer } });
  await fillOrder(page.root);
  const dialog = await openSummary(page.root);
  (await comes(dialog, 'button', 'Continue as Guest')).click();
  await comes(dialog, 'textbox', 'Email');
  return { ...page, dialog };
}

describe('buyer', () => {
  it('fills the guest form, and is sent with the whole address', async () => {
    const { root, form, dialog, asked } = await openGuest(ada);
    stay(form());
    expect(form().buyer).to.deep.equal(ada);
    expect(form().hasAttribute('buyer')).to.equal(false);
    expect(valueOf(byRole(dialog, 'textbox', 'Email'))).to.equal('ada@example.com');
    expect(valueOf(byRole(dialog, 'combobox', 'State/Province'))).to.equal('ON');
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).to.not.include('ada@');
    byRole(dialog, 'checkbox', 'I agree to the Terms & Conditions').click();
    const pay = await until(() => {
      const button = byRole(root, 'button', /^Proceed to Payment/u);
      return isUsable(button) && button;
    });
    // No reference: only ASCII is sent.
    form().reference = 'café';
    pay.click();
    await until(() => asked('POST /order/guest').length > 0);
    expect(asked('POST /order/guest')[0]?.body).to.not.have.property('reference');
    const { street, houseNumber, postalCode, city, state, country } = ada;
    expect(asked('POST /order/guest')[0]?.body).to.deep.include({
      email: 'ada@example.com',
      firstName: 'Ada',
      address: { street, houseNumber, postalCode, city, state, country },
    });
  });
});
