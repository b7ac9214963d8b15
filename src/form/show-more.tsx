import { useEffect, useState, type MouseEvent } from 'react';
import { Button } from '../ui/button.tsx';
import * as css from './list.css.ts';
import { useText } from './use-text.ts';

/** So many entries are drawn at a time, and so many without being asked for. */
const step = 24;
const unasked = 96;

/** Calls back when the browser has nothing better to do. Gives the function that calls it off. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 500 });
  return () => cancelIdleCallback(handle);
}

/**
 * The first entries of a long list, with those further down that must not be missing. More follow as the browser finds
 * time, up to what a buyer may look through; the rest on demand.
 */
export function useShownPart<Entry>(entries: readonly Entry[], isNeeded: (entry: Entry) => boolean) {
  const [count, setCount] = useState(step);
  const canFollow = count < Math.min(entries.length, unasked);
  useEffect(() => (canFollow ? whenIdle(() => setCount(count + step)) : undefined), [canFollow, count]);
  const shown = entries.length <= count ? entries : entries.filter((entry, index) => index < count || isNeeded(entry));
  return { shown, isGrowing: canFollow, showMore: () => setCount(count + step) };
}

interface ShowMoreProps {
  /** The number of entries that are not shown yet. */
  readonly left: number;
  readonly onMore: () => void;
}

/** Shows more of a long list. The focus goes on to the first entry that comes. */
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
