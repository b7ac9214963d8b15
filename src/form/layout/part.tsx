import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import type { HideablePart } from '../../domain/order/hideable-parts.ts';
import { settingsAtom } from '../../state/host/settings.ts';

interface PartProps {
  readonly name: HideablePart;
  readonly children: ReactNode;
}

/** A part of the form, unless the page hides it. */
export function Part({ name, children }: PartProps) {
  return !useAtomValue(settingsAtom).hiddenParts.includes(name) && children;
}
