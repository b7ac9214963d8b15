import type { Voice } from '../../../src/domain/catalogue/voice.ts';
import type * as options from '../../../src/domain/order/order-options.ts';

/** The row of an option that there is not, offered by the voices that offer rush. */
const whisper = {
  code: 'whisper',
  rate: 'whispering',
  line: 'whisper',
  icon: 'M4 12h16',
  isStandard: false,
  days: 'rushDays',
  voiceOffers: ({ rushOrderUnavailable }: Pick<Voice, 'rushOrderUnavailable'>): boolean => !rushOrderUnavailable,
};

/** The table of options with that one in it: for `vi.mock`. */
export function withThirdOption(original: typeof options) {
  const orderOptions = [...original.orderOptions, whisper];
  return {
    ...original,
    orderOptions,
    forEachOption: <Value>(valueOf: (option: object) => Value) =>
      Object.fromEntries(orderOptions.map((option) => [option.code, valueOf(option)])),
  };
}
