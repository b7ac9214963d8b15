import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import * as css from './section.css.ts';

interface Fold {
  readonly isOpen: boolean;
  /** Whether it was open before. Its content is rendered from then on. */
  readonly wasOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** The state of a collapsible part: it opens when it gets content, and never closes by itself. */
export function useFold(isFilled: boolean): Fold {
  const [state, setState] = useState({ isOpen: isFilled, wasOpen: isFilled, wasFilled: isFilled });
  const { isOpen, wasOpen, wasFilled } = state;
  const setOpen = (isOpenNow: boolean): void =>
    setState({ isOpen: isOpenNow, wasOpen: wasOpen || isOpenNow, wasFilled: isFilled });
  if (isFilled !== wasFilled) setOpen(isOpen || isFilled);
  return { isOpen, wasOpen, setOpen };
}

interface SectionProps {
  readonly heading: string;
  readonly hint?: ReactNode;
  /** Whether it is open; if missing, it can't be collapsed. */
  readonly fold?: Fold | undefined;
  readonly children: ReactNode;
}

/** A part of the form, as a landmark. Collapsed, it is one line: its heading, and a summary of its content. */
export function Section({ heading, hint, fold, children }: SectionProps) {
  const id = useId();
  const isOpen = fold?.isOpen ?? true;
  return (
    <section aria-labelledby={id} part="section" className={css.section} data-folded={!isOpen}>
      <div className={css.head}>
        <h2 id={id} part="heading" className={css.heading}>
          {fold ? <FoldButton heading={heading} fold={fold} controls={`${id}b`} /> : heading}
        </h2>
        {hint && <p className={css.hint}>{hint}</p>}
      </div>
      <div id={`${id}b`} hidden={!isOpen} className={css.body}>
        {(fold?.wasOpen ?? true) && children}
      </div>
    </section>
  );
}

interface FoldButtonProps {
  readonly heading: string;
  readonly fold: Fold;
  /** The id of the collapsible content. */
  readonly controls: string;
}

function FoldButton({ heading, fold: { isOpen, setOpen }, controls }: FoldButtonProps) {
  const press = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    setOpen(!isOpen);
    const body = currentTarget.closest('section')?.lastElementChild;
    if (isOpen) return;
    requestAnimationFrame(() => {
      // The form's bar may cover the first field.
      body?.querySelector('a, button, input, select, textarea')?.scrollIntoView({ block: 'nearest' });
    });
  };
  return (
    <button type="button" className={css.fold} aria-expanded={isOpen} aria-controls={controls} onClick={press}>
      <span>{heading}</span>
      <Icon name="chevron" className={css.chevron} />
    </button>
  );
}
