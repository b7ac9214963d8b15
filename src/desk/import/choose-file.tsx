import { useId, type ChangeEvent } from 'react';
import { visuallyHidden } from '../../styles/root.css.ts';
import { button, compact } from '../../ui/button/button.css.ts';
import * as field from '../../ui/field/field.css.ts';
import { useDeskText } from '../use-desk-text.ts';
import * as css from './import.css.ts';

interface ChooseFileProps {
  /** Whether a file is dragged over it, or over the text beside it. */
  readonly isOver: boolean;
  /** The problem with a chosen file. */
  readonly problem: string | null;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The file button and drop area; shows the problem with a file. */
export function ChooseFile({ isOver, problem, onFiles }: ChooseFileProps) {
  const text = useDeskText().scripts;
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(target.files ?? [])]);
    // Otherwise, the same file could not be chosen again after a correction.
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
