import { useAtomValue } from 'jotai/react';
import { shopSettingsAtom } from '../../state/catalogue/catalogue.ts';
import * as css from './start.css.ts';

/** The shop's banner; its colour is only a tint, so that the text stays readable whatever colour the shop chose. */
export function Banner() {
  const { banner } = useAtomValue(shopSettingsAtom);
  if (!banner?.active) return null;
  const { color } = banner;
  const tint = (element: HTMLElement | null): void => {
    if (color && CSS.supports('color', color)) element?.style.setProperty('--vo-tone', color);
  };
  return (
    <div ref={tint} className={css.banner}>
      {banner.heading && <h2>{banner.heading}</h2>}
      {banner.subHeading && <p>{banner.subHeading}</p>}
      {banner.text && <p>{banner.text}</p>}
    </div>
  );
}
