import { ApiError } from '../../api/errors.ts';

/** The host page, or a script that it has to let in, did not answer in time. */
export class HostLate extends ApiError {
  constructor() {
    super('timeout');
  }
}

/** The promise with a time limit in milliseconds; rejects with `HostLate` after that. */
export async function inTime<T>(promise: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HostLate()), limit);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
