import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { brandingAtom } from '../../state/catalogue/catalogue.ts';
import { dataOr } from '../../state/catalogue/remote.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './partner-branding.css.ts';

/** The logo and name of the page's partner (docs/behaviour.md, Purpose). */
export function PartnerBranding() {
  const text = useText();
  const branding = dataOr(useAtomValue(brandingAtom), null);
  const [brokenLogo, setBrokenLogo] = useState<string | null>(null);
  const logo = branding?.logoUrl === brokenLogo ? null : branding?.logoUrl;
  if (!branding?.name && !logo) return null;
  return (
    <div className={css.partner}>
      {logo && (
        <img className={css.logo} referrerPolicy="no-referrer" src={logo} alt="" onError={() => setBrokenLogo(logo)} />
      )}
      {branding?.name && <p className={css.name}>{text.partner(branding.name)}</p>}
    </div>
  );
}
