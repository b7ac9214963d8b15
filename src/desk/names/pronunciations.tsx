import { memo, useCallback, useState, type MouseEvent } from 'react';
import { longestWord, pronunciationsIn, type Pronunciation } from '../../domain/scripts/pronunciation.ts';
import { selectContent, useForm, useMessage, useOrder } from '../../form/context/form-context.tsx';
import { focusIfLost, focusSoon, rootOf } from '../../form/focus/focus-field.ts';
import { heading } from '../../form/summary/summary.css.ts';
import type { ToolSlots } from '../../form/tools/tools.ts';
import { useText } from '../../form/texts/use-text.ts';
import {
  addPronunciation,
  editPronunciation,
  removeEmptyPronunciations,
  removePronunciation,
  selectPronunciationPlaces,
  selectPronunciations,
  selectSentPronunciations,
} from '../../state/script/pronunciations.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextInput } from '../../ui/field/inputs.tsx';
import { ToolDialog } from '../tool-dialog.tsx';
import { small, stack, warning } from '../../styles/shared.css.ts';
import { useToolText } from '../use-tool-text.ts';
import * as css from './names.css.ts';
import { reserved } from '../desk.css.ts';
import { selectHasText } from './message-name.tsx';

interface PronunciationsProps {
  /** The index of the row to start with; null for none. */
  readonly at: number | null;
  readonly onClose: () => void;
}

/** The pronunciations of names and foreign words: one list for the whole order. */
export function Pronunciations({ at, onClose }: PronunciationsProps) {
  const text = useToolText().pronunciations;
  const list = useOrder(selectPronunciations);
  const form = useForm();
  const close = (): void => {
    removeEmptyPronunciations(form);
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
            onClick={({ currentTarget }) => focusSoon(currentTarget, `word-${addPronunciation(form, '')}`)}
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
      <div className={css.rows}>
        {list.length === 0 && <p>{text.none}</p>}
        {list.map((one, index) => (
          <Row key={index} index={index} isFirst={index === at} {...one} />
        ))}
      </div>
    </ToolDialog>
  );
}

const columns = ['word', 'sound'] as const;

interface RowProps extends Pronunciation {
  readonly index: number;
  /** Whether the buyer starts in this row. */
  readonly isFirst: boolean;
}

function Row({ index, isFirst, ...row }: RowProps) {
  const text = useToolText().pronunciations;
  const { missing } = useText().profile;
  const places = useOrder(selectPronunciationPlaces)[index] ?? [];
  // A row is sent only with both.
  const blank = columns.filter((column) => row[column].trim() === '');
  const lacking = blank.length === 1 && missing(text[blank[0] ?? 'word']);
  const form = useForm();
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusIfLost(currentTarget, 'add-word');
    removePronunciation(form, index);
  };
  return (
    <div className={css.row}>
      {columns.map((column) => (
        <TextInput
          key={column}
          label={text[column]}
          placeholder={column === 'sound' ? text.soundPlaceholder : undefined}
          value={row[column]}
          maxLength={longestWord}
          data-field={`${column}-${index}`}
          data-first={(isFirst && column === 'sound') || undefined}
          onChange={(event) => editPronunciation(form, index, { [column]: event.target.value })}
        />
      ))}
      <div className={css.actions}>
        <span className={lacking ? warning : ''}>
          {lacking || (places.length > 0 ? text.usedIn(places.join(', ')) : text.unused)}
        </span>
        <Button kind="quiet" icon="trash" isCompact onClick={remove}>
          {blank.includes('word') ? text.removeBlank : text.remove(row.word.trim())}
        </Button>
      </div>
    </div>
  );
}

/** The selected text in a message, if it can be a word or a name. */
function selectedWord(from: Element, index: number): string {
  const area = rootOf(from)?.querySelector(`[data-field="message-${index}"]`);
  if (!(area instanceof HTMLTextAreaElement)) return '';
  const word = area.value.slice(area.selectionStart, area.selectionEnd).trim();
  return word.length > longestWord || word.includes('\n') || !/[\p{L}\p{N}]/u.test(word) ? '' : word;
}

/** Opens the list of pronunciations, with the word that is selected in the message. */
export const PronunciationButton = memo(({ id, index }: ToolSlots['message-tools']) => {
  const text = useToolText().pronunciations;
  const form = useForm();
  const hasText = useMessage(id, selectHasText);
  const [opened, setOpened] = useState<{ readonly at: number | null } | null>(null);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const word = selectedWord(currentTarget, index);
    setOpened({ at: word === '' ? null : addPronunciation(form, word) });
  };
  return (
    <>
      <Button kind="quiet" isCompact className={hasText ? '' : reserved} onClick={open}>
        {text.title}
      </Button>
      {opened && <Pronunciations at={opened.at} onClose={() => setOpened(null)} />}
    </>
  );
});

/** Below a message: how its words are pronounced. */
export const WordsToSay = memo(({ id }: { readonly id: number }) => {
  const text = useToolText().pronunciations;
  const list = useOrder(selectPronunciations);
  const words = useMessage(
    id,
    useCallback((message) => pronunciationsIn(selectContent(message), list), [list]),
  );
  if (words.length === 0) return null;
  return <p className={small}>{text.inText(words.map(({ word, sound }) => text.spoken(word, sound)).join(', '))}</p>;
});

/** In the summary: the pronunciations that are sent. */
export function SentPronunciations() {
  const text = useToolText().pronunciations;
  const words = useOrder(selectSentPronunciations);
  if (words.length === 0) return null;
  return (
    <div className={stack}>
      <h3 className={heading}>{text.title}</h3>
      <ul className={stack}>
        {words.map(({ word, sound }) => (
          <li key={word}>{text.spoken(word, sound)}</li>
        ))}
      </ul>
    </div>
  );
}
