import { env } from 'node:process';

function portFrom(name: string, standard: number): number {
  const port = Number(env[name] ?? standard);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} is ${env[name]}, which is not a port number.`);
}

export const shopPort = portFrom('SHOP_PORT', 4400);
export const partnerPort = portFrom('PARTNER_PORT', 4500);

/** The address at which browsers find the shop: its public address behind a proxy, otherwise this machine. */
export const shopUrl = env['PUBLIC_URL'] ?? `http://localhost:${shopPort}`;
export const partnerUrl = `http://localhost:${partnerPort}`;
export const orderPage = `${partnerUrl}/partner/on-hold-audio.html`;
