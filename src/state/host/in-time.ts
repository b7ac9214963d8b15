import { ApiError } from '../../api/errors.ts';

/** Something did not happen in time, such as an answer of the host page. */
export class TooLate extends ApiError {
  constructor() {
    super('timeout');
  }
}

/** The promise with a time limit in milliseconds; rejects with `TooLate` after that. */
export async function inTime<T>(promise: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate()), limit);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves after some milliseconds. */
export const pause = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait));
