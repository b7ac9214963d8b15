import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon.tsx';
import * as css from './toast.css.ts';

interface ToastItem {
  readonly id: number;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly text: string;
  readonly duration: number;
  /** How long it still stays in sight, in milliseconds; hovering or focusing it begins that anew. */
  readonly clock: { left: number };
  /** Whether it was read out already, in another place. */
  readonly isTold: boolean;
}

interface ToastProps {
  readonly toast: ToastItem;
  readonly closeLabel: string;
  /** Must stay the same function, else the tick of the clock would begin anew. */
  readonly onClose: (id: number) => void;
}

const icons = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' } as const;

/** How often a notice looks whether the form is in sight, in milliseconds. */
const tick = 500;

const formOf = (part: Element | null): Element | null => part?.closest('[part=form], dialog') ?? part;

function isInSight(form: Element | null): boolean {
  const rect = form?.getBoundingClientRect();
  return rect === undefined || (rect.top < innerHeight && rect.bottom >= 0);
}

const beginAnew = ({ clock, duration }: ToastItem): void => {
  clock.left = duration;
};

function Toast({ toast, closeLabel, onClose }: ToastProps) {
  const { id, clock } = toast;
  const box = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    // What comes with the page is to be read also where the form is further down.
    const timer = setInterval(() => {
      if (isInSight(formOf(box.current))) clock.left -= tick;
      if (clock.left <= 0) onClose(id);
    }, tick);
    return () => clearInterval(timer);
  }, [isHeld, onClose, id, clock]);
  const hold = (): void => {
    beginAnew(toast);
    setHeld(true);
  };
  return (
    <div
      ref={box}
      part="toast"
      className={css.toast[toast.tone]}
      // Not as soon as it lies under a pointer that rests: nobody looks at it then.
      onPointerMove={isHeld ? undefined : hold}
      onPointerLeave={() => setHeld(false)}
      onFocus={hold}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[toast.tone]} size={18} />
      <span className={css.words}>{toast.text}</span>
      <IconButton icon="close" label={closeLabel} onClick={() => onClose(id)} />
    </div>
  );
}

const isUrgent = ({ tone }: ToastItem): boolean => tone === 'warning' || tone === 'danger';

interface ToastsProps {
  readonly toasts: readonly ToastItem[];
  readonly closeLabel: string;
  readonly onClose: (id: number) => void;
  readonly isInDialog?: boolean;
}

/** The focus goes on when a toast goes that has it, closed or replaced: to the next toast, or where it came from. */
function useFocusAfter(region: RefObject<HTMLDivElement>) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    const box = region.current;
    const root = box?.getRootNode();
    // React tells of no blur while it takes away what has the focus.
    if (!isInside.current || !box || !(root instanceof ShadowRoot) || root.activeElement) return;
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

/** Of a frame that is as tall as its page the window shows a part, which only an observer knows. */
function followForm(box: HTMLElement, form: Element): () => void {
  const seen = new IntersectionObserver((entries) => {
    const rect = entries.at(-1)?.intersectionRect;
    box.dataset['away'] = String(rect?.height === 0);
    if (rect && innerHeight > screen.height) box.style.bottom = `${innerHeight - rect.bottom + 12}px`;
  });
  seen.observe(form);
  return () => seen.disconnect();
}

/** Puts the notices above all that the page shows, as its headers would cover them; older browsers leave them in the form. */
function useTopLayer(region: RefObject<HTMLDivElement>, shown: string): void {
  useLayoutEffect(() => {
    const box = region.current;
    if (shown === '' || !box?.popover || !('showPopover' in box)) return undefined;
    // What the page has opened since lies above what was open before.
    box.showPopover();
    const leave = followForm(box, formOf(box) ?? box);
    return () => {
      leave();
      box.hidePopover();
    };
  }, [region, shown]);
}

/** The floating notices. The live regions stand there before their first text, else it would not be announced. */
export function Toasts({ toasts, closeLabel, onClose, isInDialog = false }: ToastsProps) {
  const region = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(region);
  useTopLayer(region, toasts.map(({ id }) => id).join(' '));
  const list = (role: 'status' | 'alert', items: readonly ToastItem[]) => (
    // With nothing new in it, it is silent as it comes.
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
      {...(!isInDialog && { popover: 'manual' })}
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
