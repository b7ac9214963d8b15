import { useAtomValue } from 'jotai/react';
import { isServiceUnavailableAtom } from '../../state/session/order.ts';
import { Callout } from '../../ui/section/callout.tsx';
import { useText } from '../texts/use-text.ts';

/** Says that the shop does not offer the service: no price is requested for it (docs/contract.md, Settled). */
export function ServiceUnavailable() {
  const text = useText().services;
  if (!useAtomValue(isServiceUnavailableAtom)) return null;
  return (
    <Callout tone="warning">
      <strong>{text.unavailableHeading}</strong>
      <p>{text.unavailableText}</p>
    </Callout>
  );
}
