import { atom } from 'jotai/vanilla';
import { settingsAtom } from '../host/settings.ts';
import { shopSettingsAtom } from './catalogue.ts';

/**
 * Whether the page wants test orders (docs/contract.md, On the wire). If the shop has no test mode, the form places no
 * orders, because they would be real.
 */
export const testModeAtom = atom((get) => {
  if (!get(settingsAtom).isTest) return null;
  return get(shopSettingsAtom).test ? 'testMode' : 'testMissing';
});
