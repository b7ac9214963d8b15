import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startReloadServer, type ReloadServer } from '../../../demo/reload-server.ts';
import { portOf } from '../../helpers/port-of.ts';

let pages: ReloadServer | undefined;
afterEach(() => pages?.close());

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What a page that is open hears from now on, until it holds a text. */
async function heardUntil(port: number, text: string): Promise<string> {
  const { body } = await fetch(`http://localhost:${port}/events`);
  const decoder = new TextDecoder();
  let heard = '';
  for await (const chunk of body ?? []) {
    heard += decoder.decode(chunk);
    if (heard.includes(text)) break;
  }
  return heard;
}

it('shows a build error in the pages that are open and in those opened later, until the next reload', async () => {
  const port = await freePort();
  pages = await startReloadServer(port);
  pages.show('src/app.tsx: Unexpected token\n  12 | <');
  const problem = 'event: problem\ndata: "src/app.tsx: Unexpected token\\n  12 | <"';
  expect(await heardUntil(port, 'problem')).toContain(problem);
  pages.reload();
  const later = heardUntil(port, 'after');
  pages.show('after');
  expect(await later).not.toContain('Unexpected token');
});
