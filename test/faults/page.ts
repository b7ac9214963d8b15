import { vi } from 'vitest';

/** A browser's storage of texts. */
class TextStorage {
  readonly #texts = new Map<string, string>();

  getItem(name: string): string | null {
    return this.#texts.get(name) ?? null;
  }

  setItem(name: string, text: string): void {
    this.#texts.set(name, text);
  }

  removeItem(name: string): void {
    this.#texts.delete(name);
  }
}

class PageStorageEvent extends Event {
  readonly key: string | null = null;
}

/** A page of a browser, as far as the store looks at it, around Node's own `fetch` and sockets. */
export function openPage(): void {
  const page = new EventTarget();
  const globals = {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
    document: Object.assign(new EventTarget(), { hidden: false }),
    navigator: { onLine: true },
    localStorage: new TextStorage(),
    StorageEvent: PageStorageEvent,
    requestAnimationFrame: (draw: () => void) => setTimeout(draw, 16),
    cancelAnimationFrame: (frame: ReturnType<typeof setTimeout>) => clearTimeout(frame),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}
