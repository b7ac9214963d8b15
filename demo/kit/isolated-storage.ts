/** A storage of this page alone, in memory. */
class IsolatedStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length(): number {
    return this.#items.size;
  }
  key = (index: number): string | null => [...this.#items.keys()][index] ?? null;
  getItem = (name: string): string | null => this.#items.get(name) ?? null;
  setItem = (name: string, value: string): void => void this.#items.set(name, value);
  removeItem = (name: string): void => void this.#items.delete(name);
  clear = (): void => this.#items.clear();
}

/**
 * Separates the preview from the order that waits on the shop's own page: the form reads and writes only what this page
 * has in memory. Must run before the form's script.
 */
export function isolateStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { value: new IsolatedStorage() });
}
