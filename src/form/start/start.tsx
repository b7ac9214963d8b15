import { useAtomValue } from 'jotai/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { isUserMissingAtom, loadUser } from '../../state/buyer/load-user.ts';
import { isLoggedInAtom } from '../../state/buyer/login.ts';
import { shopSettingsAtom, isCatalogueMissingAtom, reloadCatalogueAtom } from '../../state/catalogue/catalogue.ts';
import { isSentAtom } from '../../state/checkout/checkout-state.ts';
import { areTextsComingAtom } from '../../state/host/settings.ts';
import { isUntouchedAtom, serviceTypeAtom } from '../../state/session/order-atoms.ts';
import { startOver } from '../../state/session/service-switch.ts';
import { visuallyHidden } from '../../styles/root.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { placeholder } from '../choices/list.css.ts';
import { useForm } from '../context/form-context.tsx';
import { LoginLink } from '../fields/login-link.tsx';
import { focusSoon, thenFocus } from '../focus/focus-field.ts';
import * as layout from '../layout/layout.css.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './start.css.ts';

/** Heights in px of the content to come: notices, services, voices, messages, music, options. */
const heights = [90, 54, 76, 690, 560, 420, 200];

function Placeholder({ height }: { readonly height: number }) {
  return <div className={placeholder} style={{ height }} />;
}

/** The placeholder for the sections below the messages, about as high as they are. */
export const LaterSections = () => <Placeholder height={735} />;

/** The placeholder while the form loads (docs/behaviour.md, On screen). */
export function LoadingForm() {
  const text = useText();
  // Until they have loaded, it would be said in English, and then once more.
  const areTextsComing = useAtomValue(areTextsComingAtom);
  return (
    <div className={layout.form}>
      <p role="status" className={visuallyHidden}>
        {!areTextsComing && text.loading}
      </p>
      {heights.map((height) => (
        <Placeholder key={height} height={height} />
      ))}
    </div>
  );
}

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

/** Reminds a logged-out buyer of the account (docs/behaviour.md, On screen). */
export function LoginPrompt() {
  const text = useText().login;
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  if (isLoggedIn) return null;
  return (
    <div className={css.prompt}>
      <p>{text.text}</p>
      <p>
        <LoginLink page="login" className={css.link} />
        <LoginLink page="register" className={css.link} />
      </p>
    </div>
  );
}

/** Says that the shop does not answer, and lets the buyer try again. */
export function Unreachable() {
  const text = useText();
  const isCatalogueMissing = useAtomValue(isCatalogueMissingAtom);
  if (!useAtomValue(isUserMissingAtom) && !isCatalogueMissing) return null;
  return (
    <Callout role="alert" tone="danger" actions={<TryAgain />}>
      <strong>{text.unreachable.heading}</strong>
      <p>{text.unreachable.text}</p>
    </Callout>
  );
}

/** When it disappears because the shop answers again, the form takes over its focus. */
function TryAgain() {
  const catalogue = useAtomValue(reloadCatalogueAtom);
  const form = useForm();
  const isUserMissing = useAtomValue(isUserMissingAtom);
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = box.current;
    return () => void (own?.querySelector(':focus') && focusSoon(own, 'service'));
  }, []);
  const tryAgain = async (): Promise<void> => {
    setBusy(true);
    await Promise.all([catalogue.now(), isUserMissing && loadUser(form)]);
    setBusy(false);
  };
  return (
    <div ref={box}>
      <Button aria-busy={isBusy} onClick={() => void tryAgain()}>
        {useText().tryAgain}
      </Button>
    </div>
  );
}

/** The shop's promises, and the note that the order is saved when it is submitted (docs/behaviour.md, On screen). */
export function SavedNote() {
  const { promises, savedNote } = useText();
  return (
    <div className={layout.savedNote}>
      <p>{promises}</p>
      <p>{savedNote}</p>
    </div>
  );
}

/** Empties an order that was changed; Undo restores it. Its space is reserved before. */
export function StartOver() {
  const isUntouched = useAtomValue(isUntouchedAtom);
  // An order that was sent has this choice in its notice.
  const isSent = useAtomValue(isSentAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const form = useForm();
  const text = useText();
  return (
    <p className={layout.savedNote} style={isUntouched || isSent ? { visibility: 'hidden' } : {}}>
      {/* Its Undo is below the services. */}
      <button
        type="button"
        part="button"
        className={css.link}
        onClick={thenFocus(() => startOver(form, serviceType), 'service')}
      >
        {text.startOver}
      </button>
    </p>
  );
}
