const prefix = 'voice-order-form:';
const caches = `${prefix}cache:`;

/** The name in the browser's storage that a key of ours has, as `storage` events tell it. */
export const storedName = (key: string): string => prefix + key;

/** The browser's storage under our prefix. Blocked or full storage is only logged (docs/contract.md, On the wire). */
export interface Storage {
  /** The keys that hold something, without our prefix. */
  readonly keys: () => readonly string[];
  readonly text: (key: string) => string | null;
  readonly read: (key: string) => unknown;
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => boolean;
}

let hasWarned = false;

/** Storage that is blocked stays so: one warning is enough for a page. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch (error) {
    if (!hasWarned) console.warn('voice-order-form: the browser storage did not answer.', error);
    hasWarned = true;
    return otherwise;
  }
}

/** A text that is no JSON was put there by somebody else: it is like none. */
function parsed(key: string, text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch (error) {
    console.warn(`voice-order-form: what is stored as ${storedName(key)} cannot be read.`, error);
    return null;
  }
}

/** What the shop can be asked for again makes room for what the buyer has typed. */
function makeRoom(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(caches)) localStorage.removeItem(name);
}

const storedKeys = (area: globalThis.Storage): readonly string[] =>
  Object.keys(area)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));

function put(area: globalThis.Storage, name: string, text: string): void {
  try {
    area.setItem(name, text);
  } catch {
    makeRoom();
    area.setItem(name, text);
  }
}

/** Texts in an area; `write` and `remove` tell whether they did it. What is read is hostile until parsed. */
function storageIn(area: () => globalThis.Storage): Storage {
  const text = (key: string): string | null => attempt(() => area().getItem(storedName(key)), null);
  return {
    keys: () => attempt(() => storedKeys(area()), []),
    text,
    read: (key) => parsed(key, text(key)),
    write: (key, content) => attempt(() => (put(area(), storedName(key), content), true), false),
    remove: (key) => attempt(() => (area().removeItem(storedName(key)), true), false),
  };
}

/** Of the page's origin. */
export const storage = storageIn(() => localStorage);

/** Of this tab alone, as long as it is open. */
export const tabStorage = storageIn(() => sessionStorage);
