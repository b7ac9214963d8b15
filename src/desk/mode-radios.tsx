import type { PutMode } from '../domain/order/put-messages.ts';
import { Radios } from './radios.tsx';
import { useDeskText } from './use-desk-text.ts';

interface ModeRadiosProps {
  readonly mode: PutMode;
  readonly onPick: (mode: PutMode) => void;
}

/** The choice whether new messages replace the buyer's or are added to them. */
export function ModeRadios({ mode, onPick }: ModeRadiosProps) {
  const text = useDeskText().scripts;
  const options = (['replace', 'add'] as const).map((value) => ({ value, label: text[value] }));
  return <Radios label={text.mode} value={mode} onPick={onPick} options={options} />;
}
