import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';

const answerShape = v.object({ value: v.unknown() });
const failureShape = v.object({ error: v.string(), message: v.string() });

/** A WebDriver call; returns the value of its answer. Throws the driver's error message. */
export async function callDriver(url: string, body?: unknown, method = 'POST'): Promise<unknown> {
  const options = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(url, { method, ...options });
  const { value } = v.parse(answerShape, await answer.json());
  if (answer.ok) return value;
  const { error, message } = v.parse(failureShape, value);
  throw new Error(`${error}: ${message}`);
}

/** Waits until a driver that was just started answers. */
export async function driverIsUp(url: string): Promise<void> {
  for (let look = 0; look < 100; look += 1) {
    const isUp = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await wait(100);
  }
  throw new Error(`No driver answers at ${url}.`);
}
