import { services } from './catalogue.mjs';
import { Refusal } from './refusal.mjs';

/** Where this shop charges tax. Ask your accountant for your own table. */
const taxes = new Map([['CA ON', { rate: 0.13, name: 'HST' }]]);
const noTax = { rate: 0, name: undefined };

/** To the cent, in the currency's major unit. */
const rounded = (amount) => Math.round(amount * 100) / 100;
const sum = (amounts) => rounded(amounts.reduce((total, amount) => total + amount, 0));

const wordsIn = (text) => text.split(/\s+/u).filter((word) => word !== '').length;

/** The price lines, as the summary lists them. Words are counted here: the form's counts are not trusted. */
function linesOf({ items, options }, { config, rate }) {
  const extraWords = sum(items.map(({ content }) => Math.max(0, wordsIn(content) - config.includedWordsPerPrompt)));
  const charged = [
    { code: 'service', quantity: 1, unit: rate.fixed },
    { code: 'prompts', quantity: Math.max(0, items.length - config.includedPrompts), unit: rate.extraPrompts },
    { code: 'words', quantity: extraWords, unit: rate.extraWords },
    { code: 'proof-reading', quantity: Number(options.proofReading), unit: rate.proofReading },
    { code: 'rush', quantity: Number(options.rush), unit: rate.rushProduction },
  ];
  return charged
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, amount: rounded(line.quantity * line.unit) }));
}

/** The price of an order from this shop's own rates, whatever totals the request contains. */
export function priceOf(order) {
  const service = services.find(({ id }) => id === order.serviceId);
  if (service === undefined) throw new Refusal(422, 'This service is not offered.');
  const lines = linesOf(order, service);
  const subtotal = sum(lines.map(({ amount }) => amount));
  const { rate: taxRate, name: taxName } = taxes.get(`${order.address.country} ${order.address.state}`) ?? noTax;
  const tax = rounded(subtotal * taxRate);
  return { subtotal, discount: 0, tax, taxRate, taxName, total: sum([subtotal, tax]), lines };
}
