import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as css from './dialog.css.ts';

/** Whether a box scrolls, updated when the size of the box or of its content changes. */
function useIsScrollable() {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const sizes = new ResizeObserver(() => setScrollable(box.scrollHeight > box.clientHeight + 1));
    for (const part of [box, ...box.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, []);
  return { ref, isScrollable };
}

interface DialogBodyProps {
  /** The name of the Tab stop of a body that scrolls. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The scrolling part of a dialog: a Tab stop only if it scrolls, because arrow keys can then scroll it. */
export function DialogBody({ label, children }: DialogBodyProps) {
  const { ref, isScrollable } = useIsScrollable();
  const tabStop = isScrollable ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <div ref={ref} className={css.body} {...tabStop}>
      <div>{children}</div>
    </div>
  );
}
