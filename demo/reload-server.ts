import { createServer, type ServerResponse } from 'node:http';

/** A page knows the edit that it was loaded after, so one that missed an edit while loading reloads as well. */
const script = (eventsUrl: string, edit: number): string =>
  `new EventSource(${JSON.stringify(eventsUrl)}).onmessage = ({ data }) => data === '${edit}' || location.reload();`;

export interface ReloadServer {
  /** What pages load to be reloaded. */
  readonly scriptUrl: string;
  /** Reloads every open page. */
  reload(): void;
  close(): void;
}

/** Tells open pages, by an event stream on a port of its own, that something they show was edited. */
export async function startReloadServer(port: number): Promise<ReloadServer> {
  const origin = `http://localhost:${port}`;
  const pages = new Set<ServerResponse>();
  let edit = Date.now();
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-store');
    if (request.url !== '/events') {
      response.setHeader('content-type', 'text/javascript').end(script(`${origin}/events`, edit));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`data: ${edit}\n\n`);
    pages.add(response);
    response.on('close', () => pages.delete(response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  return {
    scriptUrl: `${origin}/reload.js`,
    reload: () => {
      edit = Date.now();
      for (const page of pages) page.write(`data: ${edit}\n\n`);
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
