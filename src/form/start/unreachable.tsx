import { useAtomValue } from 'jotai/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { isUserMissingAtom, reloadUserAtom } from '../../state/buyer/user.ts';
import { isCatalogueMissingAtom, reloadCatalogueAtom } from '../../state/catalogue/catalogue.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { focusSoon } from '../focus/focus-field.ts';
import { useText } from '../texts/use-text.ts';

/** Says that the shop does not answer, and lets the buyer try again. */
export function Unreachable() {
  const text = useText();
  const isCatalogueMissing = useAtomValue(isCatalogueMissingAtom);
  const isMissing = useAtomValue(isUserMissingAtom) || isCatalogueMissing;
  if (!isMissing) return null;
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
  const user = useAtomValue(reloadUserAtom);
  const isUserMissing = useAtomValue(isUserMissingAtom);
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = box.current;
    return () => void (own?.querySelector(':focus') && focusSoon(own, 'service'));
  }, []);
  const tryAgain = async (): Promise<void> => {
    setBusy(true);
    await Promise.all([catalogue.now(), isUserMissing && user.now()]);
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
