import { useAtomValue } from 'jotai/react';
import { testModeAtom } from '../../state/catalogue/test-mode.ts';
import { Callout } from '../../ui/section/callout.tsx';
import { useText } from '../texts/use-text.ts';

/** Says that orders are tests, or can't be placed because the shop has no test mode. */
export function TestNotice() {
  const { notices } = useText();
  const mode = useAtomValue(testModeAtom);
  return mode && <Callout tone="warning">{notices[mode]}</Callout>;
}
