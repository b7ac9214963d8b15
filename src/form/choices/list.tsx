import { useState, type MouseEvent } from 'react';
import * as css from './list.css.ts';
import { Button } from '../../ui/button/button.tsx';
import type { Remote } from '../../state/catalogue/catalogue.ts';
import { useText } from '../texts/use-text.ts';

interface PlaceholdersProps {
  readonly status: Remote<unknown>['status'];
  readonly count: number;
  readonly isRow?: boolean;
}

/**
 * Loading cards or rows; `aria-busy` of the list announces that they are loading. If they failed to load, a message
 * instead.
 */
export function Placeholders({ status, count, isRow }: PlaceholdersProps) {
  const text = useText().unreachable;
  if (status === 'ready') return null;
  if (status === 'failed') return <p className={css.empty}>{text.list}</p>;
  const className = isRow ? css.placeholderRow : css.placeholder;
  return [...Array(count).keys()].map((index) => <div key={index} className={className} aria-hidden="true" />);
}

/** The first entries of a long list, plus those further down that must be visible; all on demand. */
export function useShownPart<Entry>(entries: readonly Entry[], isNeeded: (entry: Entry) => boolean, first: number) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? entries : entries.filter((entry, index) => index < first || isNeeded(entry));
  return { shown, isAll, showAll: () => setAll(true) };
}

interface ShowAllProps {
  readonly label: string;
  readonly onAll: () => void;
  /** Whether a wide list shows all of it. */
  readonly isNarrowOnly?: boolean;
}

/** Shows the rest of a long list. The focus moves to the first new entry. */
export function ShowAll({ label, onAll, isNarrowOnly = false }: ShowAllProps) {
  const all = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const section = currentTarget.closest('section');
    const controls = () =>
      [...(section?.querySelectorAll<HTMLElement>('input, button') ?? [])].filter((one) => one.offsetParent);
    const before = new Set(controls());
    onAll();
    requestAnimationFrame(() =>
      controls()
        .find((control) => !before.has(control))
        ?.focus(),
    );
  };
  return (
    <div className={isNarrowOnly ? css.narrowMore : css.more}>
      <Button onClick={all}>{label}</Button>
    </div>
  );
}
