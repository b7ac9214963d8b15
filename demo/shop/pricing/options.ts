import { orderOptions, type OrderOption } from '../../../src/domain/order/order-options.ts';

/** The update of a voicemail greeting: the wire format has it, the form does not offer it. */
const greetingUpdate = {
  code: 'updateVoicemailGreeting',
  rate: 'updateVoicemailGreeting',
  line: 'greeting-update',
  isStandard: false,
  days: undefined,
} as const;

/** An option that has a price. */
export type PricedOption = Pick<OrderOption, 'code' | 'rate' | 'line' | 'isStandard' | 'days'> | typeof greetingUpdate;

/** The options of the form, and the one that only the shop has. */
export const pricedOptions: readonly PricedOption[] = [...orderOptions, greetingUpdate];

type Lines = readonly { readonly code: string }[];

/** The options in a bill. */
export const optionsOn = (lines: Lines): readonly PricedOption[] =>
  pricedOptions.filter(({ line }) => lines.some(({ code }) => code === line));

/** Whether every version of the form can name a line; others need a label (docs/contract.md, On the wire). */
export const isKnownToAll = (line: string): boolean =>
  pricedOptions.every((option) => option.line !== line || option.isStandard);
