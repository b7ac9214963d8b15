import { useAtomValue, useSetAtom } from 'jotai/react';
import { useLayoutEffect, useRef, type ClipboardEvent, type MouseEvent } from 'react';
import type { Source } from '../../domain/scripts/import/found-scripts.ts';
import { focusField, focusSoon, rootOf } from '../../form/focus/focus-field.ts';
import { UndoLine } from '../../form/notices/undo-line.tsx';
import { TextArea } from '../../ui/field/inputs.tsx';
import * as css from '../desk.css.ts';
import { useDeskText } from '../use-desk-text.ts';
import { ChooseFile } from './choose-file.tsx';
import { box } from './import.css.ts';
import { editPastedAtom, giveBackPastedAtom, notePartsAtom, pastedAtom, readPastedAtom } from './pasted.ts';
import { blocksOfHtml } from './read-html.ts';
import { useDrop } from './use-drop.ts';
import { useFiles } from './use-files.ts';

/** Where a document is pasted, or read from a file, with what that took the place of. */
export function PasteBox() {
  const text = useDeskText().scripts;
  const pasted = useAtomValue(pastedAtom);
  const edit = useSetAtom(editPastedAtom);
  const read = useSetAtom(readPastedAtom);
  const noteParts = useSetAtom(notePartsAtom);
  const giveBack = useSetAtom(giveBackPastedAtom);
  const parts = useRef<HTMLDivElement>(null);
  const { turn } = pasted;
  const wasInBox = useRef(false);
  const readFile = (found: Source): void => {
    const at = parts.current && rootOf(parts.current)?.activeElement;
    wasInBox.current = at?.localName === 'textarea';
    read(found);
  };
  // Not soon: a file comes at any time, and the new field with it may be drawn later than the next frame.
  useLayoutEffect(() => {
    if (turn > 0 && wasInBox.current && parts.current) focusField(parts.current, 'pasted');
    wasInBox.current = false;
  }, [turn]);
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
    if (blocks) noteParts({ text: clipboardData.getData('text/plain'), blocks });
  };
  const { problem, take } = useFiles({ pasted, onRead: readFile });
  const onFiles = (files: readonly File[]): void => void take(files);
  const { isOver, zone } = useDrop(onFiles);
  const took = pasted.isBack ? text.textBack : text.fileTook;
  return (
    <div ref={parts} className={`${css.stack} ${box}`} {...zone}>
      {/* The browser's own undo knows nothing of what came other than by hand, and would mix both up: a new field has none. */}
      <TextArea
        key={turn}
        data-field="pasted"
        label={text.paste}
        hint={text.pasteHint}
        value={pasted.text}
        onChange={(event) => edit(event.target.value)}
        onPaste={onPaste}
      />
      <ChooseFile isOver={isOver} problem={problem} onFiles={onFiles} />
      <UndoLine text={pasted.replaced.length === 0 ? null : took} onPress={undo} />
    </div>
  );
}
