import { isOnThisMachine } from './shop/webhooks/webhook-url.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * What `npm start` shows in addition to the shop: everybody's emails, including links to choose passwords. Only if the
 * shop is reachable from this machine alone.
 */
export function developmentEnv({ PUBLIC_URL: url = 'http://localhost' }: Env): Env {
  return isOnThisMachine(url) ? { SHOW_OUTBOX: '1' } : {};
}
