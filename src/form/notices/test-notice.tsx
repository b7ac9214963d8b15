import { useAtomValue } from 'jotai/react';
import { servicesAtom, siteSettingsAtom, testModeAtom } from '../../state/catalogue/catalogue.ts';
import { Callout } from '../../ui/section/callout.tsx';
import { useText } from '../texts/use-text.ts';

/** Says that orders are tests, or can't be placed because the shop has no test mode. */
export function TestNotice() {
  const { notices } = useText();
  const mode = useAtomValue(testModeAtom);
  const settings = useAtomValue(siteSettingsAtom);
  // Settings that can't be loaded are the defaults, so they say nothing about a shop that does not answer.
  const services = useAtomValue(servicesAtom);
  const isKnown = settings.status === 'ready' && services.status === 'ready';
  return mode && isKnown && <Callout tone="warning">{notices[mode]}</Callout>;
}
