import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import * as css from './toast.css.ts';

export interface ToastItem {
  readonly id: number;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly text: string;
  /** How long it still stays in sight, in milliseconds; hovering or focusing it begins that anew. */
  readonly clock: {
    readonly left: () => number;
    readonly pass: (milliseconds: number) => void;
    readonly beginAnew: () => void;
  };
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

/** How often a notice looks whether it is in sight, in milliseconds. */
const tick = 500;

function Toast({ toast, closeLabel, onClose }: ToastProps) {
  const { id, clock } = toast;
  const box = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    // What comes with the page is to be read also where the form is further down.
    const isInSight = (): boolean => (box.current?.getBoundingClientRect().top ?? 0) < innerHeight;
    const timer = setInterval(() => {
      if (isInSight()) clock.pass(tick);
      if (clock.left() <= 0) onClose(id);
    }, tick);
    return () => clearInterval(timer);
  }, [isHeld, onClose, id, clock]);
  const hold = (): void => {
    clock.beginAnew();
    setHeld(true);
  };
  return (
    <div
      ref={box}
      part="toast"
      className={css.toast[toast.tone]}
      onPointerEnter={hold}
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

const controls = 'a, button, input, label, select, summary, textarea';
const focused = `:is(${controls}, [role=group]):focus`;
/** What is in use, and, where notices can't be clear of all that, what comes first. */
const inUse = [`${focused}, :is(${controls}):hover`, focused];
const edges = ['top', 'bottom'];

const doOverlap = (one: DOMRect, other: DOMRect): boolean =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;

/** Keeps the notices clear of what has the focus or the pointer: they go to the other edge where they would cover it. */
function useEdge(region: RefObject<HTMLDivElement>, shown: string) {
  useLayoutEffect(() => {
    const box = region.current;
    const root = box?.getRootNode();
    if (shown === '' || !box || !(root instanceof ShadowRoot)) return undefined;
    const place = (): void => {
      const canClear = (what: string): boolean => {
        const used = [...root.querySelectorAll(what)].filter((control) => !box.contains(control));
        return edges.some((edge) => {
          box.setAttribute('data-edge', edge);
          const notices = [...box.querySelectorAll('[part=toast]')].map((notice) => notice.getBoundingClientRect());
          return !used.some((control) => notices.some((rect) => doOverlap(rect, control.getBoundingClientRect())));
        });
      };
      if (!inUse.some(canClear)) box.setAttribute('data-edge', 'top');
    };
    // What gets the focus may be scrolled into sight after that.
    const placeSoon = () => requestAnimationFrame(place);
    place();
    root.addEventListener('focusin', placeSoon);
    return () => root.removeEventListener('focusin', placeSoon);
  }, [region, shown]);
}

/** The floating notices. The live regions stand there before their first text, else it would not be announced. */
export function Toasts({ toasts, closeLabel, onClose, isInDialog = false }: ToastsProps) {
  const region = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(region);
  useEdge(region, toasts.map(({ id }) => id).join(' '));
  const list = (role: 'status' | 'alert', items: readonly ToastItem[]) => (
    // With nothing new in it, it is silent as it comes.
    <div role={role} aria-live={items.length > 0 && items.every(({ isTold }) => isTold) ? 'off' : undefined}>
      {items.map((toast) => (
        <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onClose={onClose} />
      ))}
    </div>
  );
  return (
    <div ref={region} {...focusAfter} className={isInDialog ? css.regionInDialog : css.region}>
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
