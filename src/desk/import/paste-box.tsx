import { useId, useState, type DragEvent } from 'react';
import { cleanText } from '../../domain/clean-text.ts';
import { useDispatch, useForm, useSession } from '../../form/context/form-context.tsx';
import { sessionAtom, type OrderSession, type PastedScripts } from '../../state/session/session.ts';
import { visuallyHidden } from '../../styles/root.css.ts';
import { button, compact } from '../../ui/button/button.css.ts';
import * as field from '../../ui/field/field.css.ts';
import { TextArea } from '../../ui/field/inputs.tsx';
import { stack } from '../desk.css.ts';
import { useToolText } from '../use-tool-text.ts';
import * as css from './import.css.ts';
import { readFile, type FileProblem } from './read-file.ts';

/** Kept while the dialog is closed, because it is easily closed by mistake, and after an import, which can be undone. */
export const selectPasted = ({ pastedScripts }: OrderSession): PastedScripts => pastedScripts;

/** A field to paste a document into, and a button and a drop area to read one from a file. */
export function PasteBox() {
  const text = useToolText().scripts;
  const { store } = useForm();
  const pasted = useSession(selectPasted);
  const dispatch = useDispatch();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const write = (value: string): void => {
    setProblem(null);
    dispatch({ type: 'scriptsPasted', pasted: { ...pasted, text: cleanText(value) } });
  };
  /** Adds the text of a file below the buyer's text. */
  const addFile = async ([file, ...others]: Iterable<File>): Promise<void> => {
    if (file === undefined) return;
    const read = others.length > 0 ? 'filesMany' : await readFile(file);
    if (typeof read === 'string') return setProblem(read);
    // The buyer may have typed meanwhile.
    const { text: typed } = store.get(sessionAtom).pastedScripts;
    write(typed.trim() === '' ? read.text : `${typed.trimEnd()}\n\n${read.text}`);
  };
  /** The browser would open a dragged file, while it inserts dragged text where it is dropped. */
  const onDrag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') void addFile(event.dataTransfer.files);
  };
  return (
    <div className={stack} onDragOver={onDrag} onDrop={onDrag}>
      <TextArea
        data-field="pasted"
        data-first
        label={text.paste}
        hint={text.pasteHint}
        value={pasted.text}
        onChange={({ target }) => write(target.value)}
        // A long document must not push the messages found in it out of sight.
        style={{ maxHeight: '150px' }}
      />
      <FileField problem={problem} onFiles={addFile} />
    </div>
  );
}

interface FileFieldProps {
  readonly problem: FileProblem | null;
  readonly onFiles: (files: Iterable<File>) => Promise<void>;
}

function FileField({ problem, onFiles }: FileFieldProps) {
  const text = useToolText().scripts;
  const id = useId();
  return (
    <div className={css.drop}>
      {/* The browser's own button would speak the browser's language. */}
      <input
        id={id}
        type="file"
        accept=".txt,.docx,.csv,.tsv,text/plain,text/csv,text/tab-separated-values"
        aria-describedby={`${id}h`}
        className={visuallyHidden}
        onChange={({ target }) => {
          void onFiles([...(target.files ?? [])]);
          // Otherwise, the same file could not be chosen again after a correction.
          target.value = '';
        }}
      />
      <label htmlFor={id} part="button" className={`${button.secondary} ${compact} ${css.choose}`}>
        {text.file}
      </label>
      <div id={`${id}h`} className={field.hint}>
        <span>{text.fileHint}</span> <span className={css.dropHint}>{text.fileDrop}</span>
      </div>
      {problem && (
        <p role="alert" className={field.error}>
          {text[problem]}
        </p>
      )}
    </div>
  );
}
