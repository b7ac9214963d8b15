import { useAtomValue, useSetAtom } from 'jotai/react';
import { orderLink } from '../../domain/order/order-link.ts';
import { settingsAtom } from '../../state/host/settings.ts';
import { serviceTypeAtom } from '../../state/order/service.ts';
import { packOrderAtom } from '../../state/saving/carried-order.ts';

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
  const packOrder = useSetAtom(packOrderAtom);
  return async () => {
    const carried = await packOrder();
    if (carried === null) return { link: null, why: 'noLink' };
    return { link: orderLink({ shopUrl, serviceType, referral, carried }), why: 'tooLong' };
  };
}
