import { createServer } from 'node:net';
import { listen } from './port-of.ts';

/** A port that nobody listens to. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 'localhost');
  server.close();
  return port;
}
