import { once } from 'node:events';
import type { Server } from 'node:net';

/** The port of a server that listens. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen to a port.');
  return address.port;
}

/** Has a server listen on this machine; returns its port. */
export async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  await once(server.listen(0, host), 'listening');
  return portOf(server);
}
