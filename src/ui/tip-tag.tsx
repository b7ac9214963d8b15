import { useId, useState, type KeyboardEvent } from 'react';
import * as css from './tag.css.ts';

interface TipTagProps {
  readonly label: string;
  readonly tip: string;
}

/** A tag that tells more on hover, focus or touch; Escape hides it. A description for screen readers. */
export function TipTag({ label, tip }: TipTagProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const hide = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isShown) return;
    event.stopPropagation();
    setShown(false);
  };
  return (
    <span className={css.tipBox} onPointerEnter={() => setShown(true)} onPointerLeave={() => setShown(false)}>
      <button
        type="button"
        className={css.tag.warning}
        aria-describedby={id}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
        onKeyDown={hide}
      >
        {label}
      </button>
      <span role="tooltip" id={id} className={css.tip} hidden={!isShown}>
        {tip}
      </span>
    </span>
  );
}
