import type { ImportMode } from '../domain/scripts/import/import-scripts.ts';
import { Radios } from './radios.tsx';
import { useDeskText } from './use-desk-text.ts';

interface ModeRadiosProps {
  readonly mode: ImportMode;
  readonly onPick: (mode: ImportMode) => void;
}

/** The choice whether new messages replace the buyer's or are added to them. */
export function ModeRadios({ mode, onPick }: ModeRadiosProps) {
  const text = useDeskText().scripts;
  const options = (['replace', 'add'] as const).map((value) => ({ value, label: text[value] }));
  return <Radios label={text.mode} value={mode} onPick={onPick} options={options} />;
}
