import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../helpers/port-of.ts';

/** The way of one shop to the database: in the place of the address that a cluster manager moves to the primary. */
export async function startGate(primaryPort: () => number) {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isCut = false;
  const server = createServer((client) => {
    const database = connect(primaryPort(), '127.0.0.1');
    const pair = [client, database] as const;
    pairs.add(pair);
    for (const [index, socket] of pair.entries()) {
      const other = pair[1 - index];
      socket.on('error', () => undefined);
      socket.on('close', () => {
        other?.destroy();
        pairs.delete(pair);
      });
      // What is sent while the way is cut is lost, and nobody is told.
      socket.on('data', (chunk: Buffer) => isCut || other?.write(chunk));
    }
  });
  const port = await listen(server);
  return {
    port,
    /** Lets nothing through for a time, in milliseconds. */
    cut: async (milliseconds: number): Promise<void> => {
      isCut = true;
      await wait(milliseconds);
      isCut = false;
    },
    close: (): void => {
      for (const socket of [...pairs].flat()) socket.destroy();
      server.close();
    },
  };
}
