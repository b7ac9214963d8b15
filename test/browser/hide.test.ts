import { expect } from 'chai';
import { fillGuest, fillOrder, openSummary, stay } from './helpers/buyer.ts';
import { openOwn } from './helpers/own-shop.ts';
import { openForm, until } from './helpers/page.ts';
import { allByRole, byRole, comes, type, unfold } from './helpers/roles.ts';

const parts: readonly [string, (root: ShadowRoot) => boolean][] = [
  ['banner', (root) => root.textContent.includes('Holiday hours')],
  ['comments', (root) => allByRole(root, 'region', 'Comments').length > 0],
  ['discount', (root) => allByRole(root, 'region', 'Discount').length > 0],
  ['drafting', (root) => allByRole(root, 'button', 'Generate AI Prompts').length > 0],
  ['faq', (root) => allByRole(root, 'region', 'Frequently asked questions').length > 0],
  ['phone-system', (root) => allByRole(root, 'combobox', 'Your Phone System or File Format').length > 0],
];
const shown = (root: ShadowRoot): readonly string[] => parts.filter(([, isIn]) => isIn(root)).map(([name]) => name);
const names = parts.map(([name]) => name);

const discount = { id: 'd1', title: 'Spring', discountCode: 'SPRING', type: 'percentage', value: 10 };

describe('hide', () => {
  it('hides each part and no other, also later, and shows it again', async () => {
    const { root, form } = await openForm('hide="fax"');
    await until(() => shown(root).length === names.length);
    for (const name of names) {
      form().hiddenParts = name;
      const rest = names.filter((one) => one !== name).join();
      await until(() => shown(root).join() === rest);
    }
    form().hiddenParts = names.join(' ');
    await until(() => shown(root).length === 0);
    expect(form().getAttribute('hide')).to.equal(names.join(' '));
    form().hiddenParts = null;
    await until(() => shown(root).length === names.length);
  });

  it('leaves its rules: comments, discount and phone system are sent', async () => {
    const { root, form, asked } = await openOwn({
      attributes: { 'phone-system': '3cx', discount: 'SPRING' },
      replies: { 'GET /discount/SPRING': { body: discount } },
    });
    stay(form());
    await fillOrder(root);
    await until(() => form().order.discountCodeOrId === 'SPRING');
    await unfold(root, 'Comments');
    type(byRole(root, 'textbox', 'Comments'), 'After noon, please');
    form().hiddenParts = names.join(' ');
    form().phoneSystem = 'zoom-phone';
    await until(() => shown(root).length === 0);
    expect(form().order).to.deep.include({ phoneSystem: 'zoom-phone', comments: 'After noon, please' });
    const dialog = await openSummary(root);
    expect(dialog.textContent).to.include('After noon, please');
    expect(allByRole(dialog, 'button', /^Edit/u)).to.have.length(2);
    (await fillGuest(root)).click();
    await until(() => asked('POST /order/guest').length > 0);
    expect(asked('POST /order/guest')[0]?.body).to.deep.include({
      comments: 'After noon, please',
      discountCodeOrId: 'SPRING',
      phoneSystem: 'zoom-phone',
    });
  });

  it('of the phone system counts for an order whose buyer had chosen one', async () => {
    const { root, form } = await openForm();
    const select = await comes(root, 'combobox', 'Your Phone System or File Format');
    const { defaultView } = select.ownerDocument;
    Object.assign(select, { value: 'asterisk' });
    select.dispatchEvent(new (defaultView?.Event ?? Event)('change', { bubbles: true }));
    await until(() => form().order.phoneSystem === 'asterisk');
    form().hiddenParts = 'phone-system';
    expect(form().order.phoneSystem).to.equal('mp3');
    form().phoneSystem = 'fax';
    expect(form().order.phoneSystem).to.equal('mp3');
    form().hiddenParts = null;
    expect(form().order.phoneSystem).to.equal('asterisk');
  });
});
