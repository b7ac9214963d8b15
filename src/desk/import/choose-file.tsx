import { useId, type ChangeEvent } from 'react';
import { visuallyHidden } from '../../styles/root.css.ts';
import { button, compact } from '../../ui/button/button.css.ts';
import * as field from '../../ui/field/field.css.ts';
import { useDeskText } from '../use-desk-text.ts';
import * as css from './import.css.ts';

interface ChooseFileProps {
  /** Whether a file is held over it, or over the text beside it. */
  readonly isOver: boolean;
  /** What is wrong with a file that was chosen. */
  readonly problem: string | null;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where a file is chosen, and shown to be dropped; tells what is wrong with one. */
export function ChooseFile({ isOver, problem, onFiles }: ChooseFileProps) {
  const text = useDeskText().scripts;
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(target.files ?? [])]);
    // Else the same file, mended, could not be chosen again.
    target.value = '';
  };
  return (
    <div className={css.drop} data-over={isOver}>
      {/* The browser's own button would speak the browser's language. */}
      <input
        id={id}
        type="file"
        accept=".txt,.docx,.csv,.tsv,text/plain,text/csv,text/tab-separated-values"
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
      {problem && (
        <p role="alert" className={field.error}>
          {problem}
        </p>
      )}
    </div>
  );
}
