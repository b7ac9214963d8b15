import { spawn } from 'node:child_process';
import * as v from 'valibot';
import { answers } from '../../helpers/answers.ts';
import { freePort } from '../../helpers/free-port.ts';
import { end, until } from '../../helpers/processes.ts';
import { height, type Engine, type Key, type Point } from './engine.ts';

const answerShape = v.object({ value: v.unknown() });
const failureShape = v.object({ error: v.string(), message: v.string() });

/** A WebDriver call; returns the value of its answer. Throws the driver's error message. */
async function callDriver(url: string, body?: unknown, method = 'POST'): Promise<unknown> {
  const options = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(url, { method, ...options });
  const { value } = v.parse(answerShape, await answer.json());
  if (answer.ok) return value;
  const { error, message } = v.parse(failureShape, value);
  throw new Error(`${error}: ${message}`);
}

/** The characters by which WebDriver knows keys. */
const keys: Readonly<Record<Key, string>> = {
  Delete: '\ue017',
  Escape: '\ue00c',
  Tab: '\ue004',
};

/** How long a finger stays on a key, in milliseconds. */
const keyTime = 60;

const sessionShape = v.object({ sessionId: v.string(), capabilities: v.object({ browserVersion: v.string() }) });
const resultShape = v.union([v.object({ value: v.unknown() }), v.object({ thrown: v.string() })]);

const script = (expression: string): string => `
  const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => (${expression})).then(
    (value) => done({ value: value === undefined ? null : value }),
    (error) => done({ thrown: String(error) + error.stack }),
  );`;

/** Mouse and keyboard input through the WebDriver of a session. */
function hands(session: string) {
  const act = (source: Record<string, unknown>) => callDriver(`${session}/actions`, { actions: [source] });
  const strike = async (text: string, held = 0): Promise<void> => {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'pause', duration: held },
      { type: 'keyUp', value },
    ]);
    await act({ type: 'key', id: 'keyboard', actions });
  };
  const press = async ({ x, y }: Point): Promise<void> => {
    const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  };
  return { strike, press };
}

async function run(session: string, expression: string): Promise<unknown> {
  const result = v.parse(
    resultShape,
    await callDriver(`${session}/execute/async`, { script: script(expression), args: [] }),
  );
  if ('thrown' in result) throw new Error(result.thrown);
  return result.value;
}

/** WebKit, in the browser that comes with its GTK library, driven by WebDriver. */
export async function startWebKit(
  programs: { readonly webKit: string; readonly webKitDriver: string },
  environment: NodeJS.ProcessEnv,
): Promise<Engine> {
  const port = await freePort();
  const driver = spawn(programs.webKitDriver, [`--port=${port}`], { env: environment, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await until('a driver that answers', () => answers(`${url}/status`));
  const browser = { 'webkitgtk:browserOptions': { binary: programs.webKit, args: ['--automation'] } };
  const made = await callDriver(`${url}/session`, { capabilities: { alwaysMatch: browser } });
  const { sessionId, capabilities } = v.parse(sessionShape, made);
  const session = `${url}/session/${sessionId}`;
  const { strike, press } = hands(session);
  const resize = async (width: number) => void (await callDriver(`${session}/window/rect`, { width, height }));
  await resize(1280);
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: async (address) => void (await callDriver(`${session}/url`, { url: address })),
    run: (expression) => run(session, expression),
    press,
    type: (text) => strike(text),
    key: (key) => strike(keys[key], keyTime),
    resize,
    close: async () => {
      await callDriver(session, undefined, 'DELETE');
      await end(driver);
    },
  };
}
