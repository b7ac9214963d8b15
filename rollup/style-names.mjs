import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src/', import.meta.url));

const sheets = () =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .toSorted();

const inBase36 = (number) => number.toString(36);

/**
 * Short names for vanilla-extract's styles: the number of the style sheet, and a counter within it. They are the same
 * in all files of one build, and in every build of the same source.
 */
export function styleNames() {
  const numbers = new Map(sheets().map((file, index) => [file, inBase36(index).padStart(2, '0')]));
  const names = new Map();
  const counts = new Map();
  return ({ hash, filePath }) => {
    const known = names.get(hash);
    if (known !== undefined) return known;
    const count = counts.get(filePath) ?? 0;
    counts.set(filePath, count + 1);
    const number = numbers.get(filePath.replaceAll('\\', '/').replace(/^.*?src\//u, ''));
    if (number === undefined) throw new Error(`style-names: ${filePath} is no style sheet of src`);
    const name = `v${number}${inBase36(count)}`;
    names.set(hash, name);
    return name;
  };
}
