import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { fillMajorFolder } from '../../../rollup/major-folder.mjs';

/** A folder with releases that were built one after the other; each file contains its name and version. */
export async function scriptFolderOf(releases: Readonly<Record<string, readonly string[]>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'script-'));
  afterAll(() => rm(folder, { recursive: true }));
  for (const [version, files] of Object.entries(releases)) {
    for (const file of files) await writeFile(join(folder, file), `${file} ${version}`);
    fillMajorFolder(folder, { name: 'voice-order-form', version });
  }
  return folder;
}
