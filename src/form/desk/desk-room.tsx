import { useStore } from 'jotai/react';
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { stopAll } from '../../state/host/listen.ts';
import { orderAtom } from '../../state/order/order.ts';
import { currentDesk, subscribeToDesk, type Desk } from './desk.ts';

const DeskContext = createContext<Desk | null>(null);

/** The desk, once it has loaded and may be shown. */
export const useDesk = (): Desk | null => useContext(DeskContext);

/** The desk, as soon as it has loaded: for tools that take no additional space on the page. */
export const useDeskAtOnce = (): Desk | null => useSyncExternalStore(subscribeToDesk, currentDesk);

/** How long the buyer must have been inactive before the desk is shown, in milliseconds. */
const pause = 300;
const work = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'keydown'];

/**
 * Provides the desk during a pause of the buyer's work, because its tools take space and nothing may move while
 * somebody types or presses.
 */
export function DeskRoom({ children }: { readonly children: ReactNode }) {
  const store = useStore();
  const [desk, setDesk] = useState(currentDesk);
  useEffect(() => {
    if (desk !== null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    const wait = (event?: unknown): void => {
      clearTimeout(timer);
      if (event instanceof MouseEvent) isPressed = event.buttons > 0;
      if (isPressed || currentDesk() === null) return;
      timer = setTimeout(() => startTransition(() => setDesk(currentDesk())), pause);
    };
    const end = new AbortController();
    for (const type of work) addEventListener(type, wait, { capture: true, signal: end.signal });
    wait();
    return stopAll(subscribeToDesk(wait), store.sub(orderAtom, wait), () => {
      end.abort();
      clearTimeout(timer);
    });
  }, [desk, store]);
  return <DeskContext.Provider value={desk}>{children}</DeskContext.Provider>;
}
