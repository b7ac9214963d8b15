import { useState } from 'react';
import { foundScripts } from './found-scripts.ts';
import { isMail } from './mail.ts';
import type { Pasted } from './pasted.ts';
import { maxFileSize, readTextFile } from './read-file.ts';

export type FileProblem = 'filesMany' | 'fileFailed' | 'fileMail' | 'fileTooLarge' | 'fileEmpty' | 'fileNone';

/** What keeps a file from being taken, given its text; null where it holds a message. */
function problemOf(file: File, found: string | null): FileProblem | null {
  if (file.size > maxFileSize) return 'fileTooLarge';
  if (found === null) return 'fileFailed';
  if (found.trim() === '') return 'fileEmpty';
  if (isMail(found)) return 'fileMail';
  // As of a table with a heading alone.
  return foundScripts(found).length === 0 ? 'fileNone' : null;
}

interface FilesOptions {
  /** What stands in the box: what is wrong with a file is told until that changes. */
  readonly pasted: Pasted;
  readonly onRead: (text: string) => void;
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
    const found = await readTextFile(file).catch(() => null);
    const seen = problemOf(file, found);
    tell(seen);
    if (found !== null && seen === null) onRead(found);
  };
  return { problem: problemAt === pasted ? problem : null, take };
}
