import type { Page } from 'playwright-core';
import type { Visit } from '../visit/visit.ts';

const vocabulary = 'thank you for calling our lines are busy just now but we will be with you as soon as we can'.split(
  ' ',
);

/** A text of so many words, another one for each number. */
export const textOf = (words: number, number: number): string =>
  Array.from({ length: words }, (_, index) => vocabulary[(index + number) % vocabulary.length]).join(' ');

/** The number of messages per page; searching in long lists is slow. */
const written = new WeakMap<Page, number>();

/** Adds and writes messages of so many words, up to a number of them. */
export async function writeMessages({ controls, page }: Visit, count: number, words: number): Promise<void> {
  for (let number = (written.get(page) ?? 0) + 1; number <= count; number += 1) {
    const message = controls.message(number);
    if ((await message.count()) === 0) {
      await controls.addMessage(number - 1).evaluate((button: HTMLElement) => button.click());
    }
    await message.fill(textOf(words, number));
    written.set(page, number);
  }
}
