import { plainTextOf } from './plain-text.ts';
import type { FoundScript } from './read-scripts.ts';

/** The lines of a text without blanks around them, and one empty line at most between two. */
const evenOf = (text: string): string =>
  plainTextOf(text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n');

/**
 * The messages found in a text for an order that can have one alone: paragraphs that nothing but their ends parts, neither
 * titles nor numbers nor lines between, are that message. A title above them all names it.
 */
export function asOne(found: readonly FoundScript[], text: string): readonly FoundScript[] {
  const likely = found.filter(({ isUnlikely }) => isUnlikely !== true);
  const [first, ...more] = likely;
  if (first === undefined || more.some(({ name }) => name !== '')) return found;
  const even = evenOf(text);
  const content = ['\n\n', '\n']
    .map((end) => likely.map((one) => one.content).join(end))
    .find((all) => even.includes(all));
  if (content === undefined) return found;
  return found.flatMap((one) => {
    if (one === first) return [{ name: first.name, content }];
    return one.isUnlikely === true ? [one] : [];
  });
}
