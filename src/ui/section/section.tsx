import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import * as css from './section.css.ts';

/** The state of a collapsible part: it opens when it gets content, and never closes by itself. */
export function useFold(isFilled: boolean) {
  const [isOpen, setOpen] = useState(isFilled);
  const [wasFilled, setFilled] = useState(isFilled);
  // Its content is rendered from then on.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isFilled !== wasFilled) setFilled(isFilled);
  if (isFilled && !wasFilled) setOpen(true);
  if (isOpen && !wasOpen) setWasOpen(true);
  return { isOpen, wasOpen, setOpen };
}

type Fold = ReturnType<typeof useFold>;

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

type FoldButtonProps = { readonly heading: string; readonly fold: Fold; readonly controls: string };

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
