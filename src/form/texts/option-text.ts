import type { OptionCode } from '../../domain/order/order-options.ts';
import type { Text } from '../../text/en.ts';

/** The words for an option. */
interface OptionText {
  /** Of its box in Options. */
  readonly label: string;
  readonly hint?: string;
  /** Beside the heading of Options. */
  readonly short: string;
  /** Of its icon in the bar. */
  readonly chosen: string;
  /** Of its row in the summary. */
  readonly row: string;
  /** If the voices decide whether it can be had. */
  readonly voices?: {
    readonly unavailable: string;
    readonly dropped: (name: string) => string;
    readonly restored: string;
  };
}

export const optionText = ({ orderOptions }: Text, code: OptionCode): OptionText => orderOptions[code];
