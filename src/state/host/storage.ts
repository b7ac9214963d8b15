const prefix = 'voice-order-form:';

/** The full name of one of our keys in the browser's storage, as in `storage` events. */
export const storedName = (key: string): string => prefix + key;

let hasWarned = false;

/** Blocked storage stays blocked: one warning per page is enough. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch (error) {
    if (!hasWarned) console.warn('voice-order-form: the browser storage did not answer.', error);
    hasWarned = true;
    return otherwise;
  }
}

/** Text that is not JSON was written by another script, and is ignored. */
function parsed(key: string, text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch (error) {
    console.warn(`voice-order-form: what is stored as ${storedName(key)} cannot be read.`, error);
    return null;
  }
}

/** Writes a text. If the storage is full, the cached lists make room for it: they can be loaded again. */
function put(area: Storage, name: string, text: string): void {
  try {
    area.setItem(name, text);
  } catch {
    for (const cached of Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}cache:`)))
      localStorage.removeItem(cached);
    area.setItem(name, text);
  }
}

/**
 * Storage under our prefix; `write` and `remove` return whether they succeeded. Failures are only logged. What is read is
 * hostile until it is parsed.
 */
function storageIn(area: () => Storage) {
  const text = (key: string): string | null => attempt(() => area().getItem(storedName(key)), null);
  return {
    text,
    read: (key: string): unknown => parsed(key, text(key)),
    write: (key: string, content: string): boolean =>
      attempt(() => (put(area(), storedName(key), content), true), false),
    remove: (key: string): boolean => attempt(() => (area().removeItem(storedName(key)), true), false),
  };
}

/** For the page's origin. */
export const storage = storageIn(() => localStorage);

/** For this tab only, as long as it is open. */
export const tabStorage = storageIn(() => sessionStorage);

/** Whether something that was stored at a time (milliseconds) is still valid; a time in the future is not. */
export function isFresh(storedAt: number, lifetime: number): boolean {
  const age = Date.now() - storedAt;
  return age >= 0 && age < lifetime;
}

/** A random key; `crypto.randomUUID` is not available on plain http pages. */
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
