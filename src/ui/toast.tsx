import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import * as css from './toast.css.ts';

export interface ToastItem {
  readonly id: number;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly text: string;
  /** How long it stays, in milliseconds; hovering or focusing it stops the clock. */
  readonly duration: number;
}

interface ToastProps {
  readonly toast: ToastItem;
  readonly closeLabel: string;
  /** Must stay the same function, else the clock would begin anew. */
  readonly onClose: (id: number) => void;
  /** Called before the buyer closes it, while it still may have the focus. */
  readonly onLeave: () => void;
}

const icons = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' } as const;

function Toast({ toast, closeLabel, onClose, onLeave }: ToastProps) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onClose(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [isHeld, onClose, toast.id, toast.duration]);
  const close = (): void => {
    onLeave();
    onClose(toast.id);
  };
  return (
    <div
      part="toast"
      className={css.toast[toast.tone]}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[toast.tone]} size={18} />
      <span className={css.words}>{toast.text}</span>
      <IconButton icon="close" label={closeLabel} onClick={close} />
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

/** Where the focus goes on when a toast is closed that has it: the next toast, or where it came from. */
function useFocusAfter() {
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const enter = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const goOn = (): void => {
    if (!region.current?.matches(':focus-within')) return;
    requestAnimationFrame(() => {
      const next = region.current?.querySelector<HTMLElement>('button') ?? cameFrom.current;
      (next?.isConnected ? next : region.current)?.focus();
    });
  };
  return { region, enter, goOn };
}

/** The floating notices. The live regions stand there before their first text, else it would not be announced. */
export function Toasts({ toasts, closeLabel, onClose, isInDialog = false }: ToastsProps) {
  const { region, enter, goOn } = useFocusAfter();
  const list = (items: readonly ToastItem[]) =>
    items.map((toast) => (
      <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onClose={onClose} onLeave={goOn} />
    ));
  return (
    <div ref={region} tabIndex={-1} onFocus={enter} className={isInDialog ? css.regionInDialog : css.region}>
      <div className={css.stack}>
        <div role="status">{list(toasts.filter((toast) => !isUrgent(toast)))}</div>
        <div role="alert">{list(toasts.filter(isUrgent))}</div>
      </div>
    </div>
  );
}
