import { atom } from 'jotai/vanilla';
import { defaultSiteSettings } from '../../api/site-settings.ts';
import { settingsAtom } from '../host/settings.ts';
import { siteSettingsAtom } from './catalogue.ts';
import { dataOr } from './remote.ts';

/**
 * Whether the page wants its orders to be tests (docs/contract.md, On the wire). A shop that has no test mode gets none of
 * them: they would be real ones there.
 */
export const testModeAtom = atom((get) => {
  if (!get(settingsAtom).isTest) return null;
  return dataOr(get(siteSettingsAtom), defaultSiteSettings).test ? 'testMode' : 'testMissing';
});
