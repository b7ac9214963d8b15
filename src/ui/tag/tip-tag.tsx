import { useEffect, useId, useState } from 'react';
import * as css from './tag.css.ts';

interface TipTagProps {
  readonly label: string;
  readonly tip: string;
  readonly kind: 'note' | 'warning';
}

/** Moves a tip back inside if an edge of the window would cut it off. */
function keepInside(tip: HTMLElement | null): void {
  if (!tip) return;
  // Starting from its natural position, not from where it was moved last time.
  tip.style.marginLeft = '';
  const { left, right } = tip.getBoundingClientRect();
  tip.style.marginLeft = `${Math.max(4 - left, 0) + Math.min(innerWidth - 4 - right, 0)}px`;
}

/** A tag with a tooltip on hover, focus or touch; Escape hides it. It is a description for screen readers. */
export function TipTag({ label, tip, kind }: TipTagProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    // Also when hovered while the focus is elsewhere.
    const hide = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setShown(false);
    };
    addEventListener('keydown', hide, true);
    return () => removeEventListener('keydown', hide, true);
  }, [isShown]);
  return (
    <span className={css.tipBox} onPointerEnter={() => setShown(true)} onPointerLeave={() => setShown(false)}>
      <button
        type="button"
        className={css.tag[kind]}
        aria-describedby={id}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
      >
        {label}
      </button>
      <span role="tooltip" id={id} ref={isShown ? keepInside : null} className={css.tip} hidden={!isShown}>
        {tip}
      </span>
    </span>
  );
}
