import { setTimeout as wait } from 'node:timers/promises';
import axe from 'axe-core';
import * as v from 'valibot';
import type { Name } from '../helpers/named.ts';
import type { Engine } from './drive/engine.ts';
import { look, type Search, type Seen } from './in-page/look.ts';
import { take } from './in-page/take.ts';

/** A control by its role and name, within others from the outermost on. */
export type Path = readonly [role: string, name: Name, ...inner: readonly (string | Name)[]];

const seenShape = v.nullable(
  v.union([
    v.literal('blind'),
    v.object({
      x: v.number(),
      y: v.number(),
      top: v.number(),
      canBePressed: v.boolean(),
      hasFocus: v.boolean(),
      isOn: v.boolean(),
      value: v.string(),
      text: v.string(),
    }),
  ]),
);

const patience = 15_000;

const exactly = (name: string): string => `^\\s*${name.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)}\\s*$`;

const patternOf = (name: Name): string => (typeof name === 'string' ? exactly(name) : name.source);

/** The pairs of role and name that a path consists of. */
const pairs = (path: Path) =>
  Array.from({ length: path.length / 2 }, (_, index) => {
    const name = path[index * 2 + 1] ?? '';
    return { role: String(path[index * 2]), pattern: patternOf(name) };
  });

/** The page in an engine, as a buyer meets it: everything by role and name (docs/contract.md, Names). */
export class Screen {
  constructor(readonly engine: Engine) {}

  /** Calls a function within the page. It must not use anything from outside of it. */
  call<Argument>(inPage: (argument: Argument) => unknown, argument: Argument): Promise<unknown> {
    return this.engine.run(`(${String(inPage)})(${JSON.stringify(argument)})`);
  }

  /**
   * Opens a page with the form and waits until it can be used. The script tools come a moment later, in a pause: they
   * would move what is pressed then.
   */
  async open(url: string): Promise<void> {
    await this.engine.open(url);
    await this.see('radio', /./u);
    await this.see('button', /^(?:Import scripts|Importer des textes)/u);
  }

  async look(...path: Path): Promise<Seen | null> {
    return this.#search({ path: pairs(path), focus: false });
  }

  /** Looks until something is so. Throws what it waited for. */
  async wait<Found>(what: string, find: () => Promise<Found | null>): Promise<Found> {
    const end = performance.now() + patience;
    while (performance.now() < end) {
      const found = await find();
      if (found !== null) return found;
      await wait(50);
    }
    throw new Error(`${this.engine.name} waited in vain for ${what}.`);
  }

  /** Waits until the element is visible, and returns it. */
  see(...path: Path): Promise<Seen> {
    return this.wait(path.join(' '), () => this.look(...path));
  }

  seeThat(is: (seen: Seen) => boolean, ...path: Path): Promise<Seen> {
    return this.wait(`${path.join(' ')}: ${String(is)}`, async () => {
      const seen = await this.look(...path);
      return seen !== null && is(seen) ? seen : null;
    });
  }

  async seeGone(...path: Path): Promise<void> {
    await this.wait(`the end of ${path.join(' ')}`, async () => ((await this.look(...path)) === null ? true : null));
  }

  async press(...path: Path): Promise<void> {
    await this.engine.press(await this.seeThat(({ canBePressed }) => canBePressed, ...path));
  }

  /** Replaces the value of a field. */
  async write(text: string, ...path: Path): Promise<void> {
    await this.press(...path);
    await this.call(take, null);
    await (text === '' ? this.engine.key('Delete') : this.engine.type(text));
    await this.seeThat(({ value }) => value === text, ...path);
  }

  /** Chooses an option of a list by its value. The lists of the browser itself are out of a driver's reach. */
  async choose(value: string, ...path: Path): Promise<void> {
    await this.see(...path);
    await this.#search({ path: pairs(path), focus: true });
    await this.call(take, value);
    await this.seeThat((seen) => seen.value === value, ...path);
  }

  async #search(search: Search): Promise<Seen | null> {
    const seen = v.parse(seenShape, await this.call(look, search));
    if (seen !== 'blind') return seen;
    await this.engine.run(`(() => { ${axe.source}\n; return null; })()`);
    return this.#search(search);
  }
}
