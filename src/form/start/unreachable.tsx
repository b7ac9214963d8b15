import { useAtomValue, useSetAtom } from 'jotai/react';
import { isUserMissingAtom, reloadUserAtom } from '../../state/buyer/user.ts';
import { isCatalogueMissingAtom } from '../../state/catalogue/catalogue.ts';
import { reloadCatalogueAtom } from '../../state/catalogue/load-catalogue.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useText } from '../use-text.ts';

/** Says that the shop does not answer, and lets the buyer try again. The region stands there before its text. */
export function Unreachable() {
  const text = useText();
  const isCatalogueMissing = useAtomValue(isCatalogueMissingAtom);
  const isMissing = useAtomValue(isUserMissingAtom) || isCatalogueMissing;
  const load = useSetAtom(reloadCatalogueAtom);
  const loadUser = useSetAtom(reloadUserAtom);
  const tryAgain = (): void => {
    load();
    loadUser();
  };
  return (
    <div role="alert">
      {isMissing && (
        <Callout tone="danger" actions={<Button onClick={tryAgain}>{text.tryAgain}</Button>}>
          <strong>{text.unreachable.heading}</strong>
          <p>{text.unreachable.text}</p>
        </Callout>
      )}
    </div>
  );
}
