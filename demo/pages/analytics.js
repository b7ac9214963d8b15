window.dataLayer ??= [];
const tell = (event, { target, detail: { orderId: transaction_id, total: value, currency } }) =>
  dataLayer.push({ event, ecommerce: { transaction_id, value, currency, items: [{ item_id: target.service }] } });
addEventListener('voice-order-created', (e) => tell('begin_checkout', e));
addEventListener('voice-order-paid', (e) => tell('purchase', e));
