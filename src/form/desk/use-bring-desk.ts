import { useAtomValue } from 'jotai/react';
import { useCallback, useEffect, useRef } from 'react';
import { hostAtom } from '../../state/host/host.ts';

/** So near to what is in sight the desk is wanted: from the first look at the form on, on most pages. */
const rootMargin = '1600px';

/** Has the desk come when the page is idle. */
export function useBringDeskSoon(): () => void {
  const { bringDesk } = useAtomValue(hostAtom);
  return useCallback(() => {
    const bring = (): void => void bringDesk();
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(bring);
    else setTimeout(bring, 200);
  }, [bringDesk]);
}

/** Has the desk come when an element is near to what is in sight. */
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
