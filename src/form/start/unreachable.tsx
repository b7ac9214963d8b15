import { useAtomValue, useSetAtom } from 'jotai/react';
import { isCatalogueMissingAtom, loadCatalogueAtom } from '../../state/catalogue.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useText } from '../use-text.ts';

/** Says that the shop does not answer, and lets the buyer try again. The region stands there before its text. */
export function Unreachable() {
  const text = useText();
  const isMissing = useAtomValue(isCatalogueMissingAtom);
  const load = useSetAtom(loadCatalogueAtom);
  return (
    <div role="alert">
      {isMissing && (
        <Notice tone="danger" actions={<Button onClick={() => void load()}>{text.tryAgain}</Button>}>
          <strong>{text.unreachable.heading}</strong>
          <p>{text.unreachable.text}</p>
        </Notice>
      )}
    </div>
  );
}
