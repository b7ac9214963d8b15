import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { TextArea } from '../../ui/field/inputs.tsx';
import * as css from '../desk.css.ts';
import { useDeskText } from '../use-desk-text.ts';
import { ChooseFile } from './choose-file.tsx';
import { box } from './import.css.ts';
import { addFileAtom, editPastedAtom, pastedAtom, type Pasted } from './pasted.ts';
import { readFile, type FileProblem } from './read-file.ts';
import { blocksOfHtml } from './read-html.ts';

/** Reads the chosen or dropped file, and shows its problem until the text changes; several files are refused. */
function useFiles() {
  const at = useAtomValue(pastedAtom);
  const add = useSetAtom(addFileAtom);
  const [seen, setSeen] = useState<{ readonly problem: FileProblem; readonly at: Pasted } | null>(null);
  const take = async ([file, ...others]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    const read = others.length > 0 ? 'filesMany' : await readFile(file);
    setSeen(typeof read === 'string' ? { problem: read, at } : null);
    if (typeof read !== 'string') add(read);
  };
  return { problem: seen?.at === at ? seen.problem : null, onFiles: (files: readonly File[]) => void take(files) };
}

/**
 * Dragged text is left to the browser, which inserts it where it is dropped. A dragged file would be opened instead.
 */
function useDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const onDrag = (event: DragEvent): void => {
    const isFile = event.dataTransfer.types.includes('Files');
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    setIsOver(isFile && (event.type === 'dragover' || (event.type === 'dragleave' && isInside)));
    if (isFile && event.type !== 'dragleave') event.preventDefault();
    if (isFile && event.type === 'drop') onFiles([...event.dataTransfer.files]);
  };
  return { isOver, zone: { onDragOver: onDrag, onDragLeave: onDrag, onDrop: onDrag } };
}

/** A field to paste a document into, and a button and a drop area to read one from a file. */
export function PasteBox() {
  const text = useDeskText().scripts;
  const pasted = useAtomValue(pastedAtom);
  const edit = useSetAtom(editPastedAtom);
  const { problem, onFiles } = useFiles();
  const { isOver, zone } = useDrop(onFiles);
  /** Office programs and browsers also copy the structure of the text. */
  const onPaste = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>): void => {
    const { value, selectionStart, selectionEnd } = currentTarget;
    const isAll = (value.slice(0, selectionStart) + value.slice(selectionEnd)).trim() === '';
    const blocks = isAll ? blocksOfHtml(clipboardData.getData('text/html')) : null;
    if (blocks) edit({ source: { text: clipboardData.getData('text/plain'), blocks } });
  };
  return (
    <div className={`${css.stack} ${box}`} {...zone}>
      <TextArea
        data-field="pasted"
        label={text.paste}
        hint={text.pasteHint}
        value={pasted.text}
        onChange={(event) => edit({ text: event.target.value, isTyped: true })}
        onPaste={onPaste}
      />
      <ChooseFile isOver={isOver} problem={problem && text[problem]} onFiles={onFiles} />
    </div>
  );
}
