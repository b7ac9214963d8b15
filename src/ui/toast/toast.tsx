import { useEffect, useLayoutEffect, useRef, type FocusEvent, type PointerEvent, type RefObject } from 'react';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon.tsx';
import { toneIcons } from '../tone-icons.ts';
import { watchSeen } from '../sight/watch-seen.ts';
import { tone } from '../tone.css.ts';
import * as css from './toast.css.ts';

interface ToastItem {
  readonly id: number;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly text: string;
  readonly duration: number;
  /** How long it still stays visible, in milliseconds; hovering or focusing it restarts that time. */
  readonly clock: { left: number };
  /** Whether it was already announced in another place. */
  readonly isTold: boolean;
}

interface ToastProps {
  readonly toast: ToastItem;
  readonly closeLabel: string;
  /** Must stay the same function, otherwise each tick of the clock would restart the time. */
  readonly onClose: (id: number) => void;
}

/** How often a notice checks whether the form is visible, in milliseconds. */
const tick = 500;

const formOf = (part: Element | null): Element | null => part?.closest('[part=form], dialog') ?? part;

function isInSight(form: Element | null): boolean {
  const rect = form?.getBoundingClientRect();
  return rect === undefined || (rect.top < innerHeight && rect.bottom >= 0);
}

function setClock(clock: ToastItem['clock'], left: number): void {
  clock.left = left;
}

function Toast({ toast, closeLabel, onClose }: ToastProps) {
  const { id, clock, duration } = toast;
  const box = useRef<HTMLDivElement>(null);
  // The clock stops while the notice is hovered or focused; then it starts again.
  const hold = (): void => setClock(clock, Infinity);
  const letGo = (): void => setClock(clock, duration);
  // Not if it appears under a resting pointer: nobody is looking at it then. WebKit reports moves of those, too.
  const holdIfMoved = ({ movementX, movementY }: PointerEvent): void => {
    if (movementX !== 0 || movementY !== 0) hold();
  };
  useEffect(() => {
    // It may have been hovered where it was shown before.
    if (clock.left > duration) setClock(clock, duration);
    // What arrives with the page should be readable even if the form is further down.
    const timer = setInterval(() => {
      if (isInSight(formOf(box.current))) clock.left -= tick;
      if (clock.left <= 0) onClose(id);
    }, tick);
    return () => clearInterval(timer);
  }, [onClose, id, clock, duration]);
  return (
    <div
      ref={box}
      part="toast"
      className={`${css.toast} ${tone[toast.tone]}`}
      onPointerMove={holdIfMoved}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <Icon name={toneIcons[toast.tone]} size={18} />
      <span className={css.words}>{toast.text}</span>
      <IconButton icon="close" label={closeLabel} onClick={() => onClose(id)} />
    </div>
  );
}

/** Whether a notice interrupts what a screen reader says. */
export const isUrgent = ({ tone }: Pick<ToastItem, 'tone'>): boolean => tone === 'warning' || tone === 'danger';

interface ToastsProps {
  readonly toasts: readonly ToastItem[];
  readonly closeLabel: string;
  readonly onClose: (id: number) => void;
  readonly isInDialog?: boolean;
}

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
 * Puts the notices above everything on the page, because its headers would cover them; in older browsers, they stay in
 * the form.
 */
function useTopLayer(region: RefObject<HTMLDivElement>, shown: string): void {
  useLayoutEffect(() => {
    const box = region.current;
    if (shown === '' || !box?.popover || !('showPopover' in box)) return undefined;
    // What the page has opened since is above what was open before.
    box.showPopover();
    const leave = watchSeen(formOf(box) ?? box, ({ height, bottom }, isTallFrame) => {
      box.dataset['away'] = String(height === 0);
      if (isTallFrame) box.style.bottom = `${innerHeight - bottom + 12}px`;
    });
    return () => {
      leave();
      box.hidePopover();
    };
  }, [region, shown]);
}

/** The floating notices. The live regions exist before their first text, otherwise it would not be announced. */
export function Toasts({ toasts, closeLabel, onClose, isInDialog = false }: ToastsProps) {
  const region = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(region);
  useTopLayer(region, toasts.map(({ id }) => id).join(' '));
  const list = (role: 'status' | 'alert', items: readonly ToastItem[]) => (
    // Without new content, it appears silently.
    <div role={role} aria-live={items.length > 0 && items.every(({ isTold }) => isTold) ? 'off' : undefined}>
      {items.map((toast) => (
        <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onClose={onClose} />
      ))}
    </div>
  );
  return (
    <div
      ref={region}
      {...focusAfter}
      {...(!isInDialog && { popover: 'manual', 'data-above-bar': '' })}
      className={isInDialog ? css.regionInDialog : css.region}
    >
      <div className={css.stack}>
        {list(
          'status',
          toasts.filter((toast) => !isUrgent(toast)),
        )}
        {list('alert', toasts.filter(isUrgent))}
      </div>
    </div>
  );
}
