import { useAtomValue, useSetAtom } from 'jotai/react';
import { orderLink } from '../../domain/order/order-link.ts';
import { settingsAtom } from '../../state/host/settings.ts';
import { serviceTypeAtom } from '../../state/order/service.ts';
import { packOrderAtom } from '../../state/saving/carried-order.ts';

/** A link that opens the order at the shop, or why there is none. */
type OrderLink =
  | { readonly link: string; readonly why: null }
  | { readonly link: null; readonly why: 'tooLong' | 'noLink' };

/** Creates a link to the order, with no data of the buyer except what is ordered (docs/contract.md, Settled). */
export function useOrderLink(): () => Promise<OrderLink> {
  const { shopUrl, referral } = useAtomValue(settingsAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const packOrder = useSetAtom(packOrderAtom);
  return async () => {
    const carried = await packOrder();
    if (carried === null) return { link: null, why: 'noLink' };
    const link = orderLink({ shopUrl, serviceType, referral, carried });
    return link === null ? { link, why: 'tooLong' } : { link, why: null };
  };
}
