import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef } from 'react';
import { hostAtom } from '../../state/host/host.ts';
import { notifyAtom } from '../../state/notices/notices.ts';

/** The distance from the visible area at which the desk is loaded; on most pages, as soon as the form is visible. */
const rootMargin = '1600px';

/** Loads the desk once an element is near the visible area and the page is idle. */
export function useBringDeskNear() {
  const near = useRef<HTMLDivElement>(null);
  const { bringDesk } = useAtomValue(hostAtom);
  useEffect(() => {
    if (near.current === null) return undefined;
    // Safari has no idle callbacks.
    const later = window.requestIdleCallback ?? setTimeout;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        later(() => void bringDesk());
      },
      { rootMargin },
    );
    observer.observe(near.current);
    return () => observer.disconnect();
  }, [bringDesk]);
  return near;
}

/** Loads the desk if the buyer is waiting for it. If that fails, a toast says so, and the buyer waits no longer. */
export function useAwaitedDesk(isAwaited: boolean, giveUp?: () => void): void {
  const { bringDesk } = useAtomValue(hostAtom);
  const notify = useSetAtom(notifyAtom);
  useEffect(() => {
    if (!isAwaited) return;
    void bringDesk(true).then((isHere) => {
      if (isHere) return;
      giveUp?.();
      notify({ tone: 'warning', notice: { key: 'dialogMissing' } });
    });
  }, [isAwaited, bringDesk, giveUp, notify]);
}
