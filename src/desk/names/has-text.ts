import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useMemo } from 'react';
import { messageAtom } from '../../state/order/order.ts';

/** Whether a message has text or a name: before that, only the space of its tools is reserved. */
export function useHasText(id: number): boolean {
  const hasTextAtom = useMemo(
    () =>
      atom((get) => {
        const message = get(messageAtom(id));
        return `${message?.content ?? ''}${message?.name ?? ''}`.trim() !== '';
      }),
    [id],
  );
  return useAtomValue(hasTextAtom);
}
