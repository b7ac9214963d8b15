import { createServer, type ServerResponse } from 'node:http';

/** A page knows the edit that it was loaded after, so one that missed an edit while loading reloads as well. */
const script = (eventsUrl: string, edit: number): string => `
const events = new EventSource(${JSON.stringify(eventsUrl)});
events.onmessage = ({ data }) => data === '${edit}' || location.reload();
events.addEventListener('problem', ({ data }) => {
  const shown = document.querySelector('#build-problem') ?? document.body.appendChild(document.createElement('pre'));
  shown.id = 'build-problem';
  shown.role = 'alert';
  shown.style.cssText =
    'position:fixed;inset:0 0 auto;z-index:9999;max-height:60vh;overflow:auto;margin:0;padding:16px;background:#300;color:#fdd;font:14px/1.5 monospace;white-space:pre-wrap';
  shown.textContent = JSON.parse(data);
});`;

export interface ReloadServer {
  /** What pages load to be reloaded. */
  readonly scriptUrl: string;
  /** Shows what is wrong with an edit in every open page, and in those opened later, until the next reload. */
  show(problem: string): void;
  /** Reloads every open page. */
  reload(): void;
  close(): void;
}

/** Tells open pages, by an event stream on a port of its own, that something they show was edited. */
export async function startReloadServer(port: number): Promise<ReloadServer> {
  const origin = `http://localhost:${port}`;
  const pages = new Set<ServerResponse>();
  let edit = Date.now();
  let problem = '';
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-store');
    if (request.url !== '/events') {
      response.setHeader('content-type', 'text/javascript').end(script(`${origin}/events`, edit));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`data: ${edit}\n\n`);
    response.write(problem);
    pages.add(response);
    response.on('close', () => pages.delete(response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  return {
    scriptUrl: `${origin}/reload.js`,
    show: (text) => {
      problem = `event: problem\ndata: ${JSON.stringify(text)}\n\n`;
      for (const page of pages) page.write(problem);
    },
    reload: () => {
      problem = '';
      edit = Date.now();
      for (const page of pages) page.write(`data: ${edit}\n\n`);
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
