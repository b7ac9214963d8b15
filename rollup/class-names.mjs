import { createHash } from 'node:crypto';

/** The names of each style file, by the letters that they begin with. */
const files = new Map();

/** The same letters for a file in every build; two files that would share them stop it, so that somebody renames one. */
function namesOf(filePath) {
  const digest = createHash('sha256').update(filePath).digest('hex').slice(0, 10);
  const letters = `v${Number.parseInt(digest, 16).toString(36).slice(-2)}`;
  const file = files.get(letters) ?? { filePath, names: new Map() };
  if (file.filePath !== filePath) throw new Error(`class-names: ${filePath} and ${file.filePath} get the same letters`);
  files.set(letters, file);
  return { letters, names: file.names };
}

/** Class names of four letters or so, numbered within their file: vanilla-extract's own hashes don't compress. */
export function className({ hash, filePath }) {
  const { letters, names } = namesOf(filePath);
  if (!names.has(hash)) names.set(hash, names.size.toString(36));
  return `${letters}${names.get(hash)}`;
}
