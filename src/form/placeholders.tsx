import * as css from './list.css.ts';

interface PlaceholdersProps {
  readonly count: number;
  readonly isRow?: boolean;
}

/** Cards or rows that are on their way; what is coming is told by `aria-busy` of the list around them. */
export function Placeholders({ count, isRow = false }: PlaceholdersProps) {
  const className = isRow ? css.placeholderRow : css.placeholder;
  return [...Array(count).keys()].map((index) => <div key={index} className={className} aria-hidden="true" />);
}
