import { useAtomValue } from 'jotai/react';
import { orderLink } from '../../domain/order/order-link.ts';
import { useForm } from '../../form/context/form-context.tsx';
import { settingsAtom } from '../../state/host/settings.ts';
import { serviceTypeAtom } from '../../state/session/order.ts';
import { packOrder } from '../../state/saving/carried-order.ts';

interface OrderLink {
  /** Opens the order at the shop. */
  readonly link: string | null;
  /** Why there is no link. */
  readonly why: 'tooLong' | 'noLink';
}

/** Creates a link to the order, with no data of the buyer except what is ordered (docs/contract.md, Settled). */
export function useOrderLink(): () => Promise<OrderLink> {
  const { shopUrl, referral } = useAtomValue(settingsAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const form = useForm();
  return async () => {
    const carried = await packOrder(form);
    if (carried === null) return { link: null, why: 'noLink' };
    return { link: orderLink({ shopUrl, serviceType, referral, carried }), why: 'tooLong' };
  };
}
