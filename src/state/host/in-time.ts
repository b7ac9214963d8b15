/** Something did not happen in time. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** The promise with a time limit in milliseconds; rejects with `TooLate` after that. */
export async function inTime<T>(promise: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`nothing came within ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
