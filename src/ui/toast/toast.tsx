import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { IconButton } from '../button/button.tsx';
import { Icon, toneIcons } from '../icon.tsx';
import { tone } from '../tone.css.ts';
import * as css from './toast.css.ts';

interface ToastItem {
  readonly id: number;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly text: string;
  readonly duration: number;
  /** How long it still stays visible, in milliseconds. */
  readonly clock: { left: number };
  /** Whether it was already announced in another place. */
  readonly wasAnnounced: boolean;
}

interface ToastsProps {
  readonly toasts: readonly ToastItem[];
  readonly closeLabel: string;
  /** Must stay the same function, otherwise each tick of the clock would restart the time. */
  readonly onClose: (id: number) => void;
  readonly isInDialog?: boolean;
}

/** How often a notice checks whether the form is visible, in milliseconds. */
const tick = 500;

/** Whether the form or the dialog around a notice is visible. */
function isInSight(part: Element | null): boolean {
  const rect = (part?.closest('[part=form], dialog') ?? part)?.getBoundingClientRect();
  return rect === undefined || (rect.top < innerHeight && rect.bottom >= 0);
}

function Toast({ toast, closeLabel, onClose }: Omit<ToastsProps, 'toasts'> & { readonly toast: ToastItem }) {
  const { id, clock, duration } = toast;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      // The time starts again after a focus. It stops while the form is out of sight, so that what arrives with the page
      // can be read even if the form is further down.
      if (box.current?.querySelector(':focus')) clock.left = duration;
      else if (isInSight(box.current)) clock.left -= tick;
      if (clock.left <= 0) onClose(id);
    }, tick);
    return () => clearInterval(timer);
  }, [onClose, id, clock, duration]);
  return (
    <div
      ref={box}
      role={isUrgent(toast) ? 'alert' : 'status'}
      aria-live={toast.wasAnnounced ? 'off' : undefined}
      part="toast"
      className={`${css.toast} ${tone[toast.tone]}`}
    >
      <Icon name={toneIcons[toast.tone]} size={18} />
      <span className={css.words}>{toast.text}</span>
      <IconButton icon="close" label={closeLabel} onClick={() => onClose(id)} />
    </div>
  );
}

/** Whether a notice interrupts what a screen reader says. */
export const isUrgent = ({ tone }: Pick<ToastItem, 'tone'>): boolean => tone === 'warning' || tone === 'danger';

/** When a focused toast is closed or replaced, the focus moves to the next toast, or back to where it came from. */
function useFocusAfter(region: RefObject<HTMLDivElement>) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    const box = region.current;
    // React fires no blur when it removes the focused element.
    if (!isInside.current || !box || document.activeElement !== document.body) return;
    isInside.current = false;
    (box.querySelector('button') ?? cameFrom.current)?.focus();
  });
  const onFocus = ({ relatedTarget }: FocusEvent): void => {
    isInside.current = true;
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const onBlur = (): void => {
    isInside.current = false;
  };
  return { onFocus, onBlur };
}

/**
 * The floating notices. Their live regions exist before the first text and have no role, which the notices have: Orca
 * reads an empty `status`, and is silent in Firefox if a region gets its role together with its text.
 */
export function Toasts({ toasts, closeLabel, onClose, isInDialog = false }: ToastsProps) {
  const region = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(region);
  const list = (politeness: 'polite' | 'assertive', items: readonly ToastItem[]) => {
    // What was announced elsewhere appears silently.
    const isSilent = items.length > 0 && items.every(({ wasAnnounced }) => wasAnnounced);
    return (
      <div aria-live={isSilent ? 'off' : politeness}>
        {items.map((toast) => (
          <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onClose={onClose} />
        ))}
      </div>
    );
  };
  return (
    <div ref={region} {...focusAfter} data-above-bar="" className={isInDialog ? css.regionInDialog : css.region}>
      {list(
        'polite',
        toasts.filter((toast) => !isUrgent(toast)),
      )}
      {list('assertive', toasts.filter(isUrgent))}
    </div>
  );
}
