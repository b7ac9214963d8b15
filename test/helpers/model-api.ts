import { createServer, type ServerResponse } from 'node:http';
import { portOf } from './port-of.ts';

/** A request that the stand-in received. */
interface ModelCall {
  readonly path: string;
  readonly authorization: string;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format: { readonly type: string };
  };
}

/** A stand-in for a model's API with configurable answers. */
export interface ModelApi {
  readonly url: string;
  readonly calls: ModelCall[];
  answer: (response: ServerResponse, call: ModelCall) => void;
  readonly close: () => Promise<void>;
}

/** A model's answer, in the envelope of chat completions. */
export const saying = (content: unknown): string =>
  JSON.stringify({ id: 'gen-1', choices: [{ message: { role: 'assistant', content } }] });

/** Scripts as a model is asked to write them. */
export const scripts = (...contents: readonly unknown[]): string =>
  saying(JSON.stringify({ prompts: contents.map((content) => ({ name: 'Greeting', content })) }));

/** Starts the stand-in. */
export async function startModelApi(): Promise<ModelApi> {
  const calls: ModelCall[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      const call: ModelCall = { path, authorization: headers.authorization ?? '', body: JSON.parse(text) };
      calls.push(call);
      response.setHeader('content-type', 'application/json');
      api.answer(response, call);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api: ModelApi = {
    url: `http://127.0.0.1:${portOf(server)}/api/v1`,
    calls,
    answer: (response) => response.end(scripts('One.')),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return api;
}
