const prefix = 'voice-order-form:';

/** The browser's storage under our prefix. Blocked or full storage is only logged (contract.md section 2). */
export interface Storage {
  readonly read: (key: string) => unknown;
  readonly write: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => void;
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch (error) {
    console.warn('voice-order-form: the browser storage did not answer.', error);
    return otherwise;
  }
}

/** Values as JSON in localStorage. What is read is hostile until parsed. */
export const storage: Storage = {
  read: (key) =>
    attempt(() => {
      const text = localStorage.getItem(prefix + key);
      return text === null ? null : (JSON.parse(text) as unknown);
    }, null),
  write: (key, value) =>
    attempt(() => {
      localStorage.setItem(prefix + key, JSON.stringify(value));
      return true;
    }, false),
  remove: (key) => attempt(() => localStorage.removeItem(prefix + key), undefined),
};
