import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files of a folder, recursively, or the file itself. */
function filesIn(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  return stats.isDirectory() ? readdirSync(path).flatMap((name) => filesIn(join(path, name))) : [path];
}

/** A string that changes if any file, name or character in these files and folders changes. */
export function fingerprint(root, names) {
  const hash = createHash('sha256');
  for (const path of names.flatMap((name) => filesIn(join(root, name))).toSorted()) {
    hash.update(`${relative(root, path)}\0${createHash('sha256').update(readFileSync(path)).digest('hex')}\n`);
  }
  return hash.digest('hex');
}
