import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element shows less than its content. */
export function useIsCut(): readonly [element: RefObject<HTMLElement>, isCut: boolean] {
  const ref = useRef<HTMLElement>(null);
  const [isCut, setIsCut] = useState(false);
  const look = useRef((): void => {
    const { scrollHeight = 0, clientHeight = 0 } = ref.current ?? {};
    setIsCut(scrollHeight > clientHeight);
  });
  // The content may change without a change of size.
  useLayoutEffect(() => look.current());
  useLayoutEffect(() => {
    const observer = new ResizeObserver(look.current);
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isCut];
}
