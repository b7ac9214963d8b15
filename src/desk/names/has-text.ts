import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useMemo } from 'react';
import { orderAtom } from '../../state/order/order.ts';

/** Whether a message has a text or a name: before that its tools only keep their room. */
export function useHasText(id: number): boolean {
  const hasTextAtom = useMemo(
    () =>
      atom((get) => {
        const message = get(orderAtom).messages.find((one) => one.id === id);
        return `${message?.content ?? ''}${message?.name ?? ''}`.trim() !== '';
      }),
    [id],
  );
  return useAtomValue(hasTextAtom);
}
