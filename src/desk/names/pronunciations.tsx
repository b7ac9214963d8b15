import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { longestWord, type Pronunciation } from '../../domain/scripts/pronunciation.ts';
import { focusIfLost, focusSoon } from '../../form/focus/focus-field.ts';
import {
  addPronunciationAtom,
  editPronunciationAtom,
  pronunciationPlacesAtom,
  pronunciationsAtom,
  removePronunciationAtom,
  tidyPronunciationsAtom,
} from '../../state/script/pronunciations.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextInput } from '../../ui/field/inputs.tsx';
import { ToolDialog } from '../tool-dialog.tsx';
import { useDeskText } from '../use-desk-text.ts';
import * as css from './names.css.ts';

interface PronunciationsProps {
  /** The index of the row to start with; null for none. */
  readonly at: number | null;
  readonly onClose: () => void;
}

/** The pronunciations of names and foreign words: one list for the whole order. */
export function Pronunciations({ at, onClose }: PronunciationsProps) {
  const text = useDeskText().pronunciations;
  const list = useAtomValue(pronunciationsAtom);
  const add = useSetAtom(addPronunciationAtom);
  const tidy = useSetAtom(tidyPronunciationsAtom);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the dialog has focused its title.
    if (at !== null && box.current) focusSoon(box.current, `sound-${at}`);
  }, [at]);
  const close = (): void => {
    tidy();
    onClose();
  };
  return (
    <ToolDialog
      title={text.title}
      width={560}
      onClose={close}
      footer={
        <>
          <Button
            icon="plus"
            data-field="add-word"
            onClick={({ currentTarget }) => focusSoon(currentTarget, `word-${add('')}`)}
          >
            {text.add}
          </Button>
          <Button kind="primary" onClick={close}>
            {text.done}
          </Button>
        </>
      }
    >
      <p>{text.hint}</p>
      <div ref={box} className={css.rows}>
        {list.length === 0 && <p>{text.none}</p>}
        {list.map((one, index) => (
          <Row key={index} index={index} {...one} />
        ))}
      </div>
    </ToolDialog>
  );
}

function Row({ index, word, sound }: Pronunciation & { readonly index: number }) {
  const text = useDeskText().pronunciations;
  const places = useAtomValue(pronunciationPlacesAtom)[index] ?? [];
  const edit = useSetAtom(editPronunciationAtom);
  const remove = useSetAtom(removePronunciationAtom);
  const takeOut = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusIfLost(currentTarget, 'add-word');
    remove(index);
  };
  return (
    <div className={css.row}>
      <TextInput
        label={text.word}
        value={word}
        maxLength={longestWord}
        data-field={`word-${index}`}
        onChange={(event) => edit({ index, edit: { word: event.target.value } })}
      />
      <TextInput
        label={text.sound}
        placeholder={text.soundPlaceholder}
        value={sound}
        maxLength={longestWord}
        data-field={`sound-${index}`}
        onChange={(event) => edit({ index, edit: { sound: event.target.value } })}
      />
      <div className={css.foot}>
        <span>{places.length > 0 ? text.usedIn(places.length, places.join(', ')) : text.unused}</span>
        <Button kind="quiet" icon="trash" isCompact onClick={takeOut}>
          {word.trim() === '' ? text.removeBlank : text.remove(word.trim())}
        </Button>
      </div>
    </div>
  );
}
