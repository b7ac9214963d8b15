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
  const part = entries.filter((entry, index) => index < first || isNeeded(entry));
  return { shown: isAll ? entries : part, isPart: part.length < entries.length, isAll, setAll };
}

/** What scrolls an element: the dialog around it, a part of the page, or the page. */
function scrollerOf(element: Element): Element | null {
  const root = element.getRootNode();
  const parent = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  if (parent === null) return document.scrollingElement;
  const { overflowY } = getComputedStyle(parent);
  const isScroller = parent.scrollHeight > parent.clientHeight && /auto|scroll/u.test(overflowY);
  return isScroller ? parent : scrollerOf(parent);
}

/** Makes a change that can add or remove lines above an element, which stays in its place on the screen. */
export function keepInPlace(element: HTMLElement, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  change();
  requestAnimationFrame(() =>
    scrollerOf(element)?.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' }),
  );
}

interface ShowAllProps {
  readonly label: string;
  readonly isAll: boolean;
  readonly setAll: (isAll: boolean) => void;
  /** Whether a wide list shows all of it. */
  readonly isNarrowOnly?: boolean;
}

/** Shows the rest of a long list, and hides it again. The focus moves to the first new entry. */
export function ShowAll({ label, isAll, setAll, isNarrowOnly = false }: ShowAllProps) {
  const { showFewer } = useText();
  const all = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    if (isAll) {
      keepInPlace(currentTarget, () => setAll(false));
      return;
    }
    const section = currentTarget.closest('section');
    const controls = () =>
      [...(section?.querySelectorAll<HTMLElement>('input, button') ?? [])].filter((one) => one.offsetParent);
    const before = new Set(controls());
    setAll(true);
    requestAnimationFrame(() =>
      controls()
        .find((control) => !before.has(control))
        ?.focus(),
    );
  };
  return (
    <div className={isNarrowOnly ? css.narrowMore : css.more}>
      <Button onClick={all}>{isAll ? showFewer : label}</Button>
    </div>
  );
}
