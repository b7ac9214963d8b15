import { isOnThisMachine } from './shop/this-machine.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * What `npm start` shows beside the shop: everybody's mails, links to choose passwords among them, and the report of the
 * demo's partner. Only where the shop is for this machine alone.
 */
export function developmentEnv({ PUBLIC_URL: url = 'http://localhost' }: Env): Env {
  return isOnThisMachine(url) ? { SHOW_OUTBOX: '1', DEMO_SECRET: '1' } : {};
}
