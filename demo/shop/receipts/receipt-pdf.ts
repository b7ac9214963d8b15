import type { Seller } from '../config.ts';
import type { OrderRow } from '../schema/orders.ts';
import type { Language } from '../text/language.ts';
import { textsIn } from '../text/texts.ts';
import { billFacts, billingFacts } from '../views/billing-facts.ts';
import { shopName } from '../views/shop-name.ts';
import { hasGlyphs } from './receipt-font.ts';
import { TaggedPdf } from './tagged-pdf.ts';

/** Whether a receipt can be written as a PDF: in some scripts, such as Chinese or Arabic, it would consist of boxes. */
export function hasReceiptPdf(order: OrderRow, seller: Seller, language: Language): boolean {
  const facts = [...billingFacts(order, seller, language), ...billFacts(order, language)];
  return hasGlyphs(facts.flat().join(''));
}

/** The receipt of a paid order as a PDF whose text can be selected, searched and read aloud. */
export function receiptPdf(order: OrderRow, seller: Seller, language: Language): Promise<Buffer> {
  const { orders: text } = textsIn(language);
  const pdf = new TaggedPdf({ title: text.receiptOf(order.number), author: shopName, language });
  pdf.heading(text.receiptOf(order.number));
  for (const [name, said] of billingFacts(order, seller, language)) if (said !== '') pdf.fact(name, said);
  pdf.amounts(billFacts(order, language));
  return pdf.end();
}
