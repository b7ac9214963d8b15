import { atom } from 'jotai/vanilla';
import { defaultSiteSettings } from '../../api/site-settings.ts';
import { settingsAtom } from '../host/settings.ts';
import { siteSettingsAtom } from './catalogue.ts';
import { dataOr } from './remote.ts';

/**
 * Whether the page wants test orders (docs/contract.md, On the wire). If the shop has no test mode, the form places no
 * orders, because they would be real.
 */
export const testModeAtom = atom((get) => {
  if (!get(settingsAtom).isTest) return null;
  return dataOr(get(siteSettingsAtom), defaultSiteSettings).test ? 'testMode' : 'testMissing';
});
