import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';

const realFetch = globalThis.fetch;
const number = 'x-number';

/**
 * What is under way between the form and the shop, which run in one process: real sockets, and a clock that moves only
 * while nothing is on its way.
 */
export class Wire {
  /** Requests that have begun and are not over, by number. */
  readonly #open = new Set<string>();
  /** Those that the shop lets wait. */
  readonly held = new Set<string>();
  #last = 0;
  /** Where nobody listens, for requests that are to be refused. */
  refusedUrl = '';
  isRefused: (request: Request) => boolean = () => false;

  readonly fetch: typeof fetch = async (input, init) => {
    const id = `${(this.#last += 1)}`;
    const request = new Request(input, init);
    request.headers.set(number, id);
    this.#open.add(id);
    const end = (): void => void this.#open.delete(id);
    const sent = this.isRefused(request) ? new Request(this.refusedUrl, request) : request;
    try {
      const response = await realFetch(sent);
      response.clone().text().then(end, end);
      return response;
    } catch (error) {
      end();
      throw error;
    }
  };

  static numberOf(headers: NodeJS.Dict<string | string[]>): string {
    return String(headers[number]);
  }

  #isBusy(): boolean {
    return [...this.#open].some((id) => !this.held.has(id));
  }

  /** Until all that the sockets can do by themselves is done. */
  async #settle(): Promise<void> {
    for (let quiet = 0; quiet < 4; quiet += 1) {
      await setImmediate();
      if (this.#isBusy()) quiet = 0;
    }
  }

  /** Lets time run for some milliseconds, with all that happens meanwhile. */
  async pass(milliseconds: number): Promise<void> {
    await this.#settle();
    const longest = milliseconds > 10_000 ? 1000 : 250;
    for (let left = milliseconds; left > 0;) {
      const step = Math.min(left, longest);
      await vi.advanceTimersByTimeAsync(step);
      await this.#settle();
      left -= step;
    }
  }
}
