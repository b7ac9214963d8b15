import type { Remote } from '../../state/catalogue/catalogue.ts';
import * as css from '../choices/list.css.ts';
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
