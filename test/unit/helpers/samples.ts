import type { Discount } from '../../../src/domain/checkout/discount.ts';
import { freshOrder, type Message, type Order } from '../../../src/domain/order/order.ts';
import { forEachOption, type OptionCode } from '../../../src/domain/order/order-options.ts';
import type { Turnaround } from '../../../src/domain/order/turnaround.ts';
import type { Totals } from '../../../src/domain/checkout/prices.ts';
import type { ShopService } from '../../../src/domain/order/shop-service.ts';
import type { Guest } from '../../../src/domain/buyer/guest.ts';
import type { User } from '../../../src/domain/buyer/user.ts';
import type { Voice } from '../../../src/domain/catalogue/voice.ts';

export const message = (id: number, edit: Partial<Message> = {}): Message => ({
  id,
  content: `Message number ${id}`,
  guide: null,
  customStyle: '',
  name: '',
  isNameSuggested: false,
  voice: null,
  ...edit,
});

export const messages = (count: number): readonly Message[] =>
  Array.from({ length: count }, (_, index) => message(index + 1));

/** Options of an order of which these are chosen. */
export const optionsOf = (...chosen: readonly OptionCode[]): Order['options'] =>
  forEachOption(({ code }) => chosen.includes(code));

/** An on-hold order in CAD without issues. */
export const orderOf = (edit: Partial<Order> = {}): Order => ({
  ...freshOrder(edit.serviceType ?? 'moh', 'CAD'),
  voices: ['v1'],
  messages: messages(1),
  ...edit,
});

export const voiceOf = (id: string, edit: Partial<Voice> = {}): Voice => ({
  id,
  name: `Voice ${id}`,
  gender: 'female',
  image: null,
  preview: null,
  language: ['en'],
  tags: [],
  isActive: true,
  plannedAbsence: null,
  rushOrderUnavailable: false,
  ...edit,
});

export const onHold: ShopService = {
  id: 's-moh',
  title: 'On Hold Message',
  includedPrompts: 1,
  includedWordsPerPrompt: 50,
  rates: {
    CAD: { fixed: 129, extraPrompts: 29, extraWords: 0.35, proofReading: 15, rushProduction: 40 },
    USD: { fixed: 99, extraPrompts: 22, extraWords: 0.27, proofReading: 12, rushProduction: 30 },
  },
};

export const discountOf = (edit: Partial<Discount> = {}): Discount => ({
  id: 'd1',
  title: 'Spring',
  description: null,
  discountCode: 'SPRING',
  type: 'percentage',
  value: 10,
  minOrderAmount: 0,
  maxDiscount: 0,
  ...edit,
});

/** A guest from Ontario who can pay. */
export const guestOf = (edit: Partial<Guest> = {}): Guest => ({
  email: 'marie@example.com',
  firstName: 'Marie',
  lastName: 'Tremblay',
  phone: '',
  country: 'CA',
  state: 'ON',
  city: '',
  houseNumber: '',
  street: '100 Queen Street West',
  postalCode: 'M5H 2N2',
  acceptedTerms: true,
  ...edit,
});

/** The shop's calculation for an order. */
export const totalsOf = (edit: Partial<Totals> = {}): Totals => ({
  subtotal: 100,
  discount: 10,
  discountRate: 10,
  tax: 11.7,
  taxRate: 13,
  total: 101.7,
  totalNoTax: 90,
  totalWordCount: 3,
  extraWordCount: 0,
  lines: null,
  taxName: null,
  ...edit,
});

export const address = {
  country: 'CA',
  state: 'ON',
  city: 'Ottawa',
  houseNumber: '12',
  street: 'Bank',
  postalCode: 'K1P',
};

export const user: User = {
  id: 'u1',
  email: 'marie@example.com',
  title: 'Ms',
  firstName: 'Marie',
  lastName: 'Tremblay',
  phone: '1',
  companyName: '',
  address,
};

export const turnaround: Turnaround = {
  standardDays: 5,
  rushDays: 2,
  closedDays: ['2026-12-25', '2026-12-28'],
  timeZone: 'America/Toronto',
  cutOff: '15:00',
};

/** What a buyer has typed for drafts, but for their number. */
export const draftingDetails = {
  companyName: 'Maple Dental',
  companyDescription: 'Dentists',
  companyWebsite: 'maple.example',
  industry: 'Healthcare',
  style: 'Warm',
};
