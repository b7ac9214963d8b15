import { useAtomValue } from 'jotai/react';
import { brandingAtom, dataOr } from '../../state/catalogue/catalogue.ts';
import { Picture } from '../../ui/picture.tsx';
import { useText } from '../texts/use-text.ts';
import * as css from './partner-branding.css.ts';

/** The logo and name of the page's partner (docs/behaviour.md, Purpose). */
export function PartnerBranding() {
  const text = useText();
  const branding = dataOr(useAtomValue(brandingAtom), null);
  if (!branding?.name && !branding?.logoUrl) return null;
  return (
    <div className={css.partner}>
      <Picture src={branding.logoUrl} className={css.logo} />
      {branding.name && <p className={css.name}>{text.partner(branding.name)}</p>}
    </div>
  );
}
