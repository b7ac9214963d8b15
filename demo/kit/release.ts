import { fieldOf } from './shop-answers.ts';
import type { ShopScript } from './snippet.ts';

const isText = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);

/** The shop's data about its newest release; null if there is nothing usable. */
export async function readRelease(shop: string): Promise<ShopScript['release']> {
  try {
    const answer: unknown = await (await fetch(`${shop}/release.json`)).json();
    const [file, integrity] = [fieldOf(answer, 'file'), fieldOf(answer, 'integrity')];
    if (!isText(file, /^[\w.-]+\.js$/u) || !isText(integrity, /^sha384-[\w+/=]+$/u)) return null;
    return { file, integrity };
  } catch {
    return null;
  }
}
