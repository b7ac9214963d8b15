import { useId, useState, type ClipboardEvent, type DragEvent } from 'react';
import { cleanText } from '../../domain/clean-text.ts';
import { rowsOfText } from '../../domain/scripts/import/read-table.ts';
import { useDispatch, useSession } from '../../form/context/form-context.tsx';
import { visuallyHidden } from '../../styles/root.css.ts';
import { button, compact } from '../../ui/button/button.css.ts';
import * as field from '../../ui/field/field.css.ts';
import { TextArea } from '../../ui/field/inputs.tsx';
import { stack } from '../desk.css.ts';
import { useToolText } from '../use-tool-text.ts';
import * as css from './import.css.ts';
import { readFile, type FileProblem } from './read-file.ts';
import { readHtml } from './read-html.ts';
import { selectPasted, useAddFile } from './use-import.ts';

/** Reads the chosen or dropped file, and tells the problem with it until the text changes. */
function useFiles() {
  const add = useAddFile();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const take = async ([file, ...others]: Iterable<File>): Promise<void> => {
    if (file === undefined) return;
    const read = others.length > 0 ? 'filesMany' : await readFile(file);
    setProblem(typeof read === 'string' ? read : null);
    if (typeof read !== 'string') add(read.text);
  };
  /** The browser would open a dragged file, while it inserts dragged text where it is dropped. */
  const onDrag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') void take(event.dataTransfer.files);
  };
  return { problem, setProblem, take, onDrag };
}

/** A field to paste a document into, and a button and a drop area to read one from a file. */
export function PasteBox() {
  const text = useToolText().scripts;
  const id = useId();
  const pasted = useSession(selectPasted);
  const dispatch = useDispatch();
  const { problem, setProblem, take, onDrag } = useFiles();
  const write = (value: string): void => {
    setProblem(null);
    dispatch({ type: 'scriptsPasted', pasted: { ...pasted, text: cleanText(value) } });
  };
  /** Office programs and browsers also copy the structure of the text; spreadsheets need none. */
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const { clipboardData, currentTarget: box } = event;
    const isTable = rowsOfText(clipboardData.getData('text/plain')) !== null;
    const markdown = isTable ? null : readHtml(clipboardData.getData('text/html'));
    if (markdown === null) return;
    event.preventDefault();
    box.setRangeText(markdown, box.selectionStart, box.selectionEnd, 'end');
    write(box.value);
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
        onPaste={onPaste}
        // A long document must not push the messages found in it out of sight.
        style={{ maxHeight: '150px' }}
      />
      <div className={css.drop}>
        {/* The browser's own button would speak the browser's language. */}
        <input
          id={id}
          type="file"
          accept=".txt,.docx,.csv,.tsv,text/plain,text/csv,text/tab-separated-values"
          aria-describedby={`${id}h`}
          className={visuallyHidden}
          onChange={({ target }) => {
            void take([...(target.files ?? [])]);
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
    </div>
  );
}
