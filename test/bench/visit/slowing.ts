import type { Visit } from './visit.ts';

const bitsInByte = 8;

/** Does something while the page's processor is slowed down as its condition says, but not before and after. */
export async function heldBack<T>({ session, condition }: Visit, action: () => Promise<T>): Promise<T> {
  if (condition.cpu === 1) return action();
  await session.send('Emulation.setCPUThrottlingRate', { rate: condition.cpu });
  const result = await action();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return result;
}

/** Does something over the line of the condition. */
export async function onItsLine<T>({ session, condition }: Visit, action: () => Promise<T>): Promise<T> {
  if (condition.line === null) return action();
  const { latency, throughput } = condition.line;
  const bytes = throughput / bitsInByte;
  const set = (line: { latency: number; downloadThroughput: number; uploadThroughput: number }): Promise<unknown> =>
    session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await set({ latency, downloadThroughput: bytes, uploadThroughput: bytes });
  const result = await action();
  await set({ latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  return result;
}
