import { useAtomValue } from 'jotai/react';
import { useForm } from '../context/form-context.tsx';
import { orderPage } from '../../domain/order/order-link.ts';
import { packOrder } from '../../state/saving/carried-order.ts';
import { saveGuest } from '../../state/checkout/saved-guest.ts';
import { leaveSummary } from '../../state/checkout/open-summary.ts';
import { openShopPage } from '../../state/checkout/redirect.ts';
import { serviceTypeAtom } from '../../state/session/order-atoms.ts';
import { settingsAtom } from '../../state/host/settings.ts';
import { useShopLanguage, useText } from '../texts/use-text.ts';
import { followedBy } from '../../ui/follow.ts';

/**
 * The URL for logging in or registering. On the shop's own page, the buyer returns to that page. From a partner's page,
 * a token could not be returned, so the buyer continues at the shop with the order (docs/contract.md, Settled).
 */
export function useLogin(page: 'login' | 'register') {
  const { shopUrl, referral } = useAtomValue(settingsAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const form = useForm();
  const language = useShopLanguage();
  const isAtShop = new URL(shopUrl, location.href).origin === location.origin;
  const target = isAtShop ? location.pathname + location.search : orderPage(serviceType, referral);
  const href = `${shopUrl}/${page}?redirect=${encodeURIComponent(target)}${language && `&${language}`}`;
  const leave = async (): Promise<void> => {
    leaveSummary(form);
    // A new account starts with what was typed as a guest.
    if (isAtShop) saveGuest(form);
    const carried = isAtShop ? null : await packOrder(form);
    openShopPage(form, carried === null ? href : `${href}#draft=${carried}`);
  };
  return { href, leave };
}

interface LoginLinkProps {
  readonly page: 'login' | 'register';
  readonly className?: string;
}

/** A link for logging in or registering. */
export function LoginLink({ page, className }: LoginLinkProps) {
  const text = useText().login;
  const { href, leave } = useLogin(page);
  return (
    <a className={className} href={href} onClick={followedBy(() => void leave())}>
      {text[page]}
    </a>
  );
}
