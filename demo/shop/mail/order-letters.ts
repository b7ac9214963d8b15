import { findPhoneSystem } from '../../../src/domain/phone-systems/phone-systems.ts';
import type { StoredOrder } from '../repositories/orders.ts';
import type { ShopConfig } from '../config.ts';
import { optionsOn } from '../pricing/options.ts';
import { formatsOf } from '../text/formats.ts';
import { howSpoken } from '../text/how-spoken.ts';
import type { Language } from '../text/language.ts';
import { inWords } from '../text/form-words.ts';
import { textsIn } from '../text/texts.ts';
import type { Fact } from '../views/facts.tsx';
import { billLines, billingFacts } from '../views/billing-facts.ts';
import { isUploaded, nextSteps, orderFacts } from '../views/order-facts.ts';
import type { Letter, LetterMessage, LetterPart } from './letter.ts';

/** The delivered files with their format in a language; nothing if the recording is uploaded during a call. */
function filesPart(order: StoredOrder, language: Language): readonly LetterPart[] {
  if (isUploaded(order)) return [];
  const { files: heading, music } = textsIn(language).mails;
  const system = findPhoneSystem(order.phoneSystem);
  const format = system === undefined ? order.phoneSystem : inWords(language, system.format);
  const items = order.items.map(({ fileName }) => `${fileName} (${format})`);
  return [{ heading, items, paragraphs: order.tracks.length > 0 ? [music] : [] }];
}

/** A message by its number in a language, and by its name in the order. */
const messageTitle = (number: string, name: string): string => [number, name].filter(Boolean).join(' · ');

/**
 * The receipt of a paid order, in its buyer's language: next steps, files, messages and how they are spoken, bill, and
 * how to reply.
 */
export function paidLetter(
  order: StoredOrder,
  { publicUrl, seller }: Pick<ShopConfig, 'publicUrl' | 'seller'>,
): Letter {
  const { language } = order;
  const { orders: text, mails } = textsIn(language);
  const messages = order.items.map(({ position, name, content, style }): LetterMessage => ({
    title: messageTitle(text.message(position + 1), name),
    content,
    notes: howSpoken(language, style, position, order.voices),
  }));
  return {
    subject: mails.paidSubject(order.number),
    heading: text.thankYou(order.firstName),
    parts: [
      { paragraphs: [text.isPaid(order.number, formatsOf(language).moneyNamed(order.total, order.currency))] },
      { heading: text.next, items: nextSteps(order, language) },
      { heading: text.yours, facts: orderFacts(order, language) },
      ...filesPart(order, language),
      { heading: mails.texts, messages },
      { heading: text.receipt, facts: billingFacts(order, seller, language), amounts: billLines(order, language) },
      { paragraphs: [mails.howToReply] },
    ],
    link: { text: mails.seeReceipt, url: `${publicUrl}/thank-you/${order.token}` },
  };
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

function buyerFacts(order: StoredOrder): readonly Fact[] {
  const { houseNumber, street, city, state, postalCode, country } = order;
  return [
    ['Name', `${order.firstName} ${order.lastName}`],
    ['Company', order.companyName],
    ['Email', order.email],
    ['Phone', order.phone],
    ['Address', [`${houseNumber} ${street}`.trim(), city, state, postalCode, country].filter(Boolean).join(', ')],
    ['Language', languageNames.of(order.language) ?? order.language],
    ['Referral', order.referralCode ?? ''],
  ];
}

/** The notice about a paid order for the studio, in English. */
export function staffLetter(order: StoredOrder): Letter {
  const { money } = formatsOf('en');
  // The subject shows the studio which orders are urgent.
  const urgent = optionsOn(order.lines)
    .filter(({ days }) => days !== undefined)
    .map(({ code }) => `${code.toUpperCase()}: `)
    .join('');
  const messages = order.items.map(({ position, name, content, style }): LetterMessage => ({
    title: `${messageTitle(`Message #${position + 1}`, name)} (${style})`,
    content,
  }));
  const options: Fact = [
    'Options',
    optionsOn(order.lines)
      .map(({ line }) => textsIn('en').bill.lines[line])
      .join(', '),
  ];
  return {
    subject: `${urgent}Order ${order.number}, ${order.serviceTitle}, ${money(order.total, order.currency)} ${order.currency}`,
    heading: `${urgent}Order ${order.number} is paid`,
    parts: [
      { heading: 'Buyer', facts: buyerFacts(order) },
      { heading: 'Order', facts: [...orderFacts(order, 'en'), options, ['Music comments', order.musicComments]] },
      ...filesPart(order, 'en'),
      { heading: 'Messages', messages },
      { heading: 'Bill', amounts: billLines(order, 'en') },
    ],
  };
}
