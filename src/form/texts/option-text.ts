import type { OptionCode } from '../../domain/order/order-options.ts';
import type { Text } from '../../text/en.ts';

/** The texts of an option. */
interface OptionText {
  /** Of its checkbox in Options. */
  readonly label: string;
  readonly hint?: string;
  /** In the collapsed Options. */
  readonly short: string;
  /** Of its icon in the bar. */
  readonly chosen: string;
  /** Of its row in the summary. */
  readonly row: string;
  /** If it depends on the voices whether it is available. */
  readonly voices?: {
    readonly unavailable: string;
    readonly dropped: (name: string) => string;
    readonly restored: string;
  };
}

export const optionText = ({ orderOptions }: Text, code: OptionCode): OptionText => orderOptions[code];
