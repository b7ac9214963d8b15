import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useMemo } from 'react';
import type { Message } from '../../domain/order/order.ts';
import { messageAtom } from '../../state/order/order.ts';

/**
 * A field of one message, so that a card renders again only for what it shows; undefined once the message is deleted.
 */
export function useMessageField<Field extends keyof Message>(id: number, field: Field): Message[Field] | undefined {
  return useAtomValue(useMemo(() => atom((get) => get(messageAtom(id))?.[field]), [id, field]));
}
