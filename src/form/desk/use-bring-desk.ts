import { useAtomValue } from 'jotai/react';
import { useCallback, useEffect, useRef } from 'react';
import { hostAtom } from '../../state/host/host.ts';

/** The distance from the visible area at which the desk is loaded; on most pages, as soon as the form is visible. */
const rootMargin = '1600px';

/** Loads the desk when the page is idle. */
export function useBringDeskSoon(): () => void {
  const { bringDesk } = useAtomValue(hostAtom);
  return useCallback(() => {
    // Safari has no idle callbacks.
    const later = window.requestIdleCallback ?? setTimeout;
    later(() => void bringDesk());
  }, [bringDesk]);
}

/** Loads the desk when an element is near the visible area. */
export function useBringDeskNear() {
  const near = useRef<HTMLDivElement>(null);
  const bringSoon = useBringDeskSoon();
  useEffect(() => {
    if (near.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        bringSoon();
      },
      { rootMargin },
    );
    observer.observe(near.current);
    return () => observer.disconnect();
  }, [bringSoon]);
  return near;
}
