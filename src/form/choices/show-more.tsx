import { useState, type MouseEvent } from 'react';
import { Button } from '../../ui/button/button.tsx';
import * as css from './list.css.ts';
import { useText } from '../texts/use-text.ts';

/** The number of entries rendered at a time: a shop's list may be long, and a phone slow. */
const step = 24;

/** The first entries of a long list, plus those further down that must be visible; more on demand. */
export function useShownPart<Entry>(entries: readonly Entry[], isNeeded: (entry: Entry) => boolean, first = step) {
  const [count, setCount] = useState(first);
  const shown = entries.length <= count ? entries : entries.filter((entry, index) => index < count || isNeeded(entry));
  const showAll = (): void => setCount(Infinity);
  return { shown, isAll: count === Infinity, showMore: () => setCount(count + step), showAll };
}

interface ShowMoreProps {
  /** The number of entries that are not shown yet. */
  readonly left: number;
  readonly onMore: () => void;
}

/** Shows more of a long list. The focus moves to the first new entry. */
export function ShowMore({ left, onMore }: ShowMoreProps) {
  const text = useText();
  if (left <= 0) return null;
  const more = (event: MouseEvent<HTMLElement>): void => {
    const last = event.currentTarget.parentElement?.previousElementSibling;
    onMore();
    requestAnimationFrame(() => last?.nextElementSibling?.querySelector<HTMLElement>('input, button')?.focus());
  };
  return (
    <div className={css.more}>
      <Button onClick={more}>{text.showMore(left)}</Button>
    </div>
  );
}

interface ShowAllProps {
  readonly label: string;
  readonly onAll: () => void;
}

/** Shows the cards beyond the first ones. The focus moves to the first new one. */
export function ShowAll({ label, onAll }: ShowAllProps) {
  const all = (event: MouseEvent<HTMLElement>): void => {
    const list = event.currentTarget.parentElement?.previousElementSibling;
    const cards = new Set(list?.children);
    onAll();
    requestAnimationFrame(() => {
      const next = [...(list?.children ?? [])].find((card) => !cards.has(card));
      next?.querySelector<HTMLElement>('input')?.focus();
    });
  };
  return (
    <div className={css.all}>
      <Button onClick={all}>{label}</Button>
    </div>
  );
}
