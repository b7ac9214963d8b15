import { useState } from 'react';
import { foundScripts, type Source } from '../../domain/scripts/import/found-scripts.ts';
import type { Pasted } from './pasted.ts';
import { isMail, maxFileSize, readFile } from './read-file.ts';

export type FileProblem = 'filesMany' | 'fileFailed' | 'fileMail' | 'fileTooLarge' | 'fileEmpty' | 'fileNone';

/** What keeps a file from being taken, given what it says; null if it holds a message. */
function problemOf(file: File, found: Source | null): FileProblem | null {
  if (file.size > maxFileSize) return 'fileTooLarge';
  if (found === null) return 'fileFailed';
  if (found.text.trim() === '') return 'fileEmpty';
  if (isMail(found.text)) return 'fileMail';
  // As of a table with a heading alone.
  return foundScripts(found).length === 0 ? 'fileNone' : null;
}

interface FilesOptions {
  /** What stands in the box: what is wrong with a file is told until that changes. */
  readonly pasted: Pasted;
  readonly onRead: (found: Source) => void;
}

/** Reads the file that was chosen or dropped, and tells what is wrong with it; of several it takes none. */
export function useFiles({ pasted, onRead }: FilesOptions) {
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [problemAt, setProblemAt] = useState(pasted);
  const tell = (seen: FileProblem | null): void => {
    setProblemAt(pasted);
    setProblem(seen);
  };
  const take = async ([file, ...others]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    if (others.length > 0) return tell('filesMany');
    const found = await readFile(file).catch(() => null);
    const seen = problemOf(file, found);
    tell(seen);
    if (found !== null && seen === null) onRead(found);
  };
  return { problem: problemAt === pasted ? problem : null, take };
}
