import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const kept = new URL('../e2e/pictures/', import.meta.url);
const differing = new URL('../../build/pictures/', import.meta.url);

async function write(folder: URL, file: string, data: Buffer): Promise<string> {
  const path = fileURLToPath(new URL(file, folder));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, data);
  return path;
}

/**
 * Compares a picture with the kept one. Gives what share of its pixels differs, from 0 to 1, where an edge that is
 * smoothed in another way does not count; 1 where it has another size. What differs is drawn into `build/pictures`.
 * With UPDATE_PICTURES set, the picture is kept instead.
 */
export async function differenceOf(name: string, taken: Buffer): Promise<number> {
  if (env['UPDATE_PICTURES']) {
    await write(kept, `${name}.png`, taken);
    return 0;
  }
  const [before, after] = [PNG.sync.read(await readFile(new URL(`${name}.png`, kept))), PNG.sync.read(taken)];
  const { width, height } = before;
  if (width !== after.width || height !== after.height) {
    await write(differing, `${name}.png`, taken);
    return 1;
  }
  const drawn = new PNG({ width, height });
  const count = pixelmatch(before.data, after.data, drawn.data, width, height, { threshold: 0.2 });
  const share = count / (width * height);
  if (share > 0) await write(differing, `${name}.png`, PNG.sync.write(drawn));
  return share;
}
