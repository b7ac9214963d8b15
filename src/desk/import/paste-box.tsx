import { useAtomValue, useSetAtom } from 'jotai/react';
import { useId, useState, type ClipboardEvent, type DragEvent } from 'react';
import { visuallyHidden } from '../../styles/root.css.ts';
import { button, compact } from '../../ui/button/button.css.ts';
import * as field from '../../ui/field/field.css.ts';
import { TextArea } from '../../ui/field/inputs.tsx';
import { stack } from '../desk.css.ts';
import { useDeskText } from '../use-desk-text.ts';
import * as css from './import.css.ts';
import { addFileAtom, editPastedAtom, pastedAtom } from './import-state.ts';
import { readFile, type FileProblem } from './read-file.ts';
import { readHtml } from './read-office.ts';

/** Reads the chosen or dropped file, and tells the problem with it until the text changes. */
function useFiles() {
  const add = useSetAtom(addFileAtom);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const take = async ([file, ...others]: Iterable<File>): Promise<void> => {
    if (file === undefined) return;
    const read = others.length > 0 ? 'filesMany' : await readFile(file);
    setProblem(typeof read === 'string' ? read : null);
    if (typeof read !== 'string') add(read);
  };
  return { problem, setProblem, take };
}

/**
 * Dragged text is left to the browser, which inserts it where it is dropped. A dragged file would be opened instead.
 */
function useDrop(onFiles: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false);
  const onDrag = (event: DragEvent): void => {
    const isFile = event.dataTransfer.types.includes('Files');
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    setIsOver(isFile && (event.type === 'dragover' || (event.type === 'dragleave' && isInside)));
    if (isFile && event.type !== 'dragleave') event.preventDefault();
    if (isFile && event.type === 'drop') onFiles(event.dataTransfer.files);
  };
  return { isOver, zone: { onDragOver: onDrag, onDragLeave: onDrag, onDrop: onDrag } };
}

/** A field to paste a document into, and a button and a drop area to read one from a file. */
export function PasteBox() {
  const text = useDeskText().scripts;
  const id = useId();
  const { text: value } = useAtomValue(pastedAtom);
  const edit = useSetAtom(editPastedAtom);
  const { problem, setProblem, take } = useFiles();
  const { isOver, zone } = useDrop((files) => void take(files));
  /** Office programs and browsers also copy the structure of the text. */
  const onPaste = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>): void => {
    const { selectionStart, selectionEnd } = currentTarget;
    const isAll = (value.slice(0, selectionStart) + value.slice(selectionEnd)).trim() === '';
    const source = isAll ? readHtml(clipboardData.getData('text/html')) : null;
    if (source?.blocks) edit({ source: { ...source, text: clipboardData.getData('text/plain') } });
  };
  return (
    <div className={`${stack} ${css.box}`} {...zone}>
      <TextArea
        data-field="pasted"
        label={text.paste}
        hint={text.pasteHint}
        value={value}
        onChange={({ target }) => {
          setProblem(null);
          edit({ text: target.value, isTyped: true, countLeft: 0 });
        }}
        onPaste={onPaste}
      />
      <div className={css.drop} data-over={isOver}>
        {/* The browser's own button would speak the browser's language. */}
        <input
          id={id}
          type="file"
          accept=".txt,.docx,.csv,.tsv,text/plain,text/csv,text/tab-separated-values"
          aria-describedby={`${id}h`}
          className={`${visuallyHidden} ${css.file}`}
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
          {text.fileHint} <span className={css.dropHint}>{text.fileDrop}</span>
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
