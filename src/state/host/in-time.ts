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

/** Resolves after some milliseconds; rejects with ApiError `aborted` if the signal is aborted before. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new ApiError('aborted'));
    });
  });
}
