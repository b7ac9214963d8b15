/** What somebody else has not done in time. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** The same promise with a time limit in milliseconds: rejects with `TooLate` then. */
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
