type Env = Readonly<Record<string, string | undefined>>;

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * What `npm start` shows beside the shop: everybody's mails, links to choose passwords among them, and the report of the
 * demo's partner. Only where the shop is for this machine alone.
 */
export function developmentEnv({ PUBLIC_URL: url = 'http://localhost' }: Env): Env {
  const isHere = URL.canParse(url) && thisMachine.has(new URL(url).hostname);
  return isHere ? { SHOW_OUTBOX: '1', DEMO_SECRET: '1' } : {};
}
