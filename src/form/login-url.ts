import { useAtomValue } from 'jotai/react';
import { orderAtom } from '../state/order.ts';
import { settingsAtom } from '../state/settings.ts';

/** Where a buyer logs in or registers: at the shop, which then leads on to its order form (contract.md section 4). */
export function useLoginUrl() {
  const { shopUrl, referral } = useAtomValue(settingsAtom);
  const { serviceType } = useAtomValue(orderAtom);
  const query = new URLSearchParams({ service: serviceType, ...(referral !== null && { referral }) });
  const redirect = encodeURIComponent(`/?${query}`);
  const urlOf = (page: 'login' | 'register'): string => `${shopUrl}/${page}?redirect=${redirect}`;
  return { loginUrl: urlOf('login'), registerUrl: urlOf('register'), login: () => location.assign(urlOf('login')) };
}
