import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import { visuallyHidden } from '../../styles/root.css.ts';
import { button, compact } from '../../ui/button.css.ts';
import * as field from '../../ui/field.css.ts';
import { useDeskText } from '../use-desk-text.ts';
import { foundScripts } from './found-scripts.ts';
import * as css from './import.css.ts';
import type { Pasted } from './pasted.ts';
import { maxFileSize, readTextFile } from './read-file.ts';

type Problem = 'fileFailed' | 'fileTooLarge' | 'fileEmpty' | 'fileNone';

/** What keeps a file from being taken, given its text; null where it holds a message. */
function problemOf(file: File, found: string | null): Problem | null {
  if (file.size > maxFileSize) return 'fileTooLarge';
  if (found === null) return 'fileFailed';
  if (found.trim() === '') return 'fileEmpty';
  // As of a table with a heading alone.
  return foundScripts(found).length === 0 ? 'fileNone' : null;
}

interface ChooseFileProps {
  /** What stands in the box: what is wrong with a file is told until that changes. */
  readonly pasted: Pasted;
  readonly onRead: (text: string) => void;
}

/** Reads scripts from a file that is chosen or dropped. */
export function ChooseFile({ pasted, onRead }: ChooseFileProps) {
  const text = useDeskText().scripts;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [problemAt, setProblemAt] = useState(pasted);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const found = await readTextFile(file).catch(() => null);
    const seen = problemOf(file, found);
    setProblemAt(pasted);
    setProblem(seen);
    if (found !== null && seen === null) onRead(found);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    void read(target.files?.[0]);
    // Else the same file, mended, could not be chosen again.
    target.value = '';
  };
  const drag = (event: DragEvent, isInside: boolean): void => {
    event.preventDefault();
    setIsOver(isInside);
  };
  const drop = (event: DragEvent): void => {
    drag(event, false);
    void read(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={css.drop}
      data-over={isOver}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={drop}
    >
      {/* The browser's own button would speak the browser's language. */}
      <input
        id={id}
        type="file"
        accept=".txt,.csv,.tsv,text/plain,text/csv,text/tab-separated-values"
        aria-describedby={`${id}h`}
        className={`${visuallyHidden} ${css.file}`}
        onChange={choose}
      />
      <label htmlFor={id} part="button" className={`${button.secondary} ${compact} ${css.choose}`}>
        {text.file}
      </label>
      <div id={`${id}h`} className={field.hint}>
        {text.fileHint} <span className={css.dropHint}>{text.fileDrop}</span>
      </div>
      {problem && problemAt === pasted && (
        <p role="alert" className={field.error}>
          {text[problem]}
        </p>
      )}
    </div>
  );
}
