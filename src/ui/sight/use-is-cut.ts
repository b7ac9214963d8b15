import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element shows less than it holds. */
export function useIsCut(): readonly [element: RefObject<HTMLElement>, isCut: boolean] {
  const ref = useRef<HTMLElement>(null);
  const [isCut, setIsCut] = useState(false);
  const look = useRef((): void => {
    const { scrollHeight = 0, clientHeight = 0 } = ref.current ?? {};
    setIsCut(scrollHeight > clientHeight);
  });
  // What it holds may change and its size not.
  useLayoutEffect(() => look.current());
  useLayoutEffect(() => {
    const observer = new ResizeObserver(look.current);
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isCut];
}
