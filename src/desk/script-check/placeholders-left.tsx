import { useAtomValue } from 'jotai/react';
import type { MouseEvent } from 'react';
import type { ToolSlots } from '../../form/tools/tools.ts';
import { openPlaceholdersAtom } from '../../state/script/check-script.ts';
import { useToolText } from '../use-tool-text.ts';
import { goToFinding } from './message-link.tsx';

/** The number of placeholders that are not filled in yet. A press leads to the first one. */
export function PlaceholdersLeft({ className, onFollow }: ToolSlots['placeholders-left']) {
  const text = useToolText().placeholders;
  const placeholders = useAtomValue(openPlaceholdersAtom);
  const [first] = placeholders;
  if (first === undefined) return null;
  const goToFirst = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    goToFinding(currentTarget, first.index, first.found);
    onFollow();
  };
  return (
    <button type="button" role="link" className={className} onClick={goToFirst}>
      {text.count(placeholders.length)}
    </button>
  );
}
