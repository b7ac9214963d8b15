import { useEffect, useRef } from 'react';
import { textAtom } from '../../state/host/settings.ts';
import { notify } from '../../state/notices/notices.ts';
import { useForm } from '../context/form-context.tsx';

/** The distance from the visible area at which the tools are loaded; on most pages, as soon as the form is visible. */
const rootMargin = '1600px';

/** Loads the tools once an element is near the visible area and the page is idle. */
export function useLoadToolsNear() {
  const near = useRef<HTMLDivElement>(null);
  const { host } = useForm();
  useEffect(() => {
    if (near.current === null) return undefined;
    // Safari has no idle callbacks.
    const later = window.requestIdleCallback ?? setTimeout;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        later(() => void host.loadTools());
      },
      { rootMargin },
    );
    observer.observe(near.current);
    return () => observer.disconnect();
  }, [host]);
  return near;
}

/** Loads the tools if the buyer waits for them. If that fails, a toast says so, and `giveUp` is called. */
export function useNeededTools(isNeeded: boolean, giveUp?: () => void): void {
  const form = useForm();
  useEffect(() => {
    if (!isNeeded) return;
    void form.host.loadTools(true).then((areLoaded) => {
      if (areLoaded) return;
      giveUp?.();
      const text = form.store.get(textAtom).notices.dialogMissing;
      notify(form, { topic: 'tool', tone: 'warning', text });
    });
  }, [isNeeded, form, giveUp]);
}
