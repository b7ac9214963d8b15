import { useAtomValue, useSetAtom } from 'jotai/react';
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type DragEvent, type MouseEvent } from 'react';
import { focusField, focusSoon, rootOf } from '../../form/focus/focus-field.ts';
import { UndoLine } from '../../form/notices/undo-line.tsx';
import { TextArea } from '../../ui/field/inputs.tsx';
import * as css from '../desk.css.ts';
import { useDeskText } from '../use-desk-text.ts';
import { ChooseFile } from './choose-file.tsx';
import { box } from './import.css.ts';
import { editPastedAtom, giveBackPastedAtom, pastedAtom, replacePastedAtom, type Pasted } from './pasted.ts';
import { readFile, type FileProblem } from './read-file.ts';
import { blocksOfHtml } from './read-html.ts';

/** Gives back the focus to the box if the text of a file takes the place of a field that had it. */
function useKeptFocus(turn: number) {
  const place = useRef<HTMLDivElement>(null);
  const wasInBox = useRef(false);
  const noteFocus = (): void => {
    wasInBox.current = (place.current && rootOf(place.current)?.activeElement)?.localName === 'textarea';
  };
  // Not soon: a file comes at any time, and the new field with it may be drawn later than the next frame.
  useLayoutEffect(() => {
    if (turn > 0 && wasInBox.current && place.current) focusField(place.current, 'pasted');
    wasInBox.current = false;
  }, [turn]);
  return { place, noteFocus };
}

/** Reads the file that was chosen or dropped, and tells what is wrong with it until the text changes; of several it takes none. */
function useFiles(noteFocus: () => void) {
  const at = useAtomValue(pastedAtom);
  const replace = useSetAtom(replacePastedAtom);
  const [seen, setSeen] = useState<{ readonly problem: FileProblem; readonly at: Pasted } | null>(null);
  const take = async ([file, ...others]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    const read = others.length > 0 ? 'filesMany' : await readFile(file);
    setSeen(typeof read === 'string' ? { problem: read, at } : null);
    if (typeof read === 'string') return;
    noteFocus();
    replace(read);
  };
  return { problem: seen?.at === at ? seen.problem : null, onFiles: (files: readonly File[]) => void take(files) };
}

/** A text that is dragged is the browser's: it goes where it is dropped. A file would be opened instead. */
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

/** Where a document is pasted, or read from a file, with what that took the place of. */
export function PasteBox() {
  const text = useDeskText().scripts;
  const pasted = useAtomValue(pastedAtom);
  const edit = useSetAtom(editPastedAtom);
  const giveBack = useSetAtom(giveBackPastedAtom);
  const { place, noteFocus } = useKeptFocus(pasted.turn);
  const { problem, onFiles } = useFiles(noteFocus);
  const { isOver, zone } = useDrop(onFiles);
  const undo = ({ currentTarget }: MouseEvent): void => {
    // The button may go with what it gives back.
    focusSoon(currentTarget, 'pasted');
    giveBack();
  };
  /** Office programs and browsers copy the parts of a text along with it. */
  const onPaste = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>): void => {
    const { value, selectionStart, selectionEnd } = currentTarget;
    const isAll = (value.slice(0, selectionStart) + value.slice(selectionEnd)).trim() === '';
    const blocks = isAll ? blocksOfHtml(clipboardData.getData('text/html')) : null;
    if (blocks) edit({ source: { text: clipboardData.getData('text/plain'), blocks } });
  };
  const took = pasted.isBack ? text.textBack : text.fileTook;
  return (
    <div ref={place} className={`${css.stack} ${box}`} {...zone}>
      {/* The browser's own undo knows nothing of what came other than by hand, and would mix both up: a new field has none. */}
      <TextArea
        key={pasted.turn}
        data-field="pasted"
        label={text.paste}
        hint={text.pasteHint}
        value={pasted.text}
        onChange={(event) => edit({ text: event.target.value, isTyped: true })}
        onPaste={onPaste}
      />
      <ChooseFile isOver={isOver} problem={problem && text[problem]} onFiles={onFiles} />
      <UndoLine text={pasted.replaced.length === 0 ? null : took} onPress={undo} />
    </div>
  );
}
