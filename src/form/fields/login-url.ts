import { useAtomValue, useSetAtom } from 'jotai/react';
import { orderPage } from '../../domain/order/order-page.ts';
import { takeToShopAtom } from '../../state/saving/carried-order.ts';
import { keepGuestAtom } from '../../state/checkout/kept-guest.ts';
import { openPageAtom } from '../../state/checkout/redirect.ts';
import { serviceTypeAtom } from '../../state/order/service.ts';
import { settingsAtom } from '../../state/host/settings.ts';
import { useShopLanguage } from '../texts/shop-language.ts';

/**
 * The URL for logging in or registering. On the shop's own page, the buyer returns to that page. From a partner's page,
 * a token could not be returned, so the buyer continues at the shop with the order (docs/contract.md, Settled).
 */
export function useLogin(page: 'login' | 'register') {
  const { shopUrl, referral } = useAtomValue(settingsAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const openPage = useSetAtom(openPageAtom);
  const takeToShop = useSetAtom(takeToShopAtom);
  const keepGuest = useSetAtom(keepGuestAtom);
  const language = useShopLanguage();
  const isAtShop = new URL(shopUrl, location.href).origin === location.origin;
  const target = isAtShop ? location.pathname + location.search : orderPage(serviceType, referral);
  const href = `${shopUrl}/${page}?redirect=${encodeURIComponent(target)}${language && `&${language}`}`;
  const leave = async (): Promise<void> => {
    // A new account starts with what was typed as a guest.
    if (isAtShop) keepGuest();
    const carried = isAtShop ? null : await takeToShop();
    openPage(carried === null ? href : `${href}#draft=${carried}`);
  };
  return { href, leave };
}
