import { atom } from 'jotai/vanilla';
import { findPaidOrder } from '../../api/paid-orders.ts';
import { hostAtom } from '../host/host.ts';
import { clientAtom } from '../host/settings.ts';

/** Tells the host page what its buyer has paid, if the shop says that the token of the way back is good for that. */
export const tellPaidAtom = atom(null, async (get, _set, token: string) => {
  const paid = await findPaidOrder(get(clientAtom), token).catch(() => null);
  if (paid !== null) get(hostAtom).emit('voice-order-paid', paid);
});
