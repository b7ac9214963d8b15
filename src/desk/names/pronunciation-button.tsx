import { useAtomValue } from 'jotai/react';
import { memo, useCallback, useState, type MouseEvent } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { longestWord } from '../../domain/scripts/pronunciation.ts';
import { useForm, useOrder } from '../../form/context/form-context.tsx';
import { rootOf } from '../../form/focus/focus-field.ts';
import { messageIdsAtom } from '../../state/session/order.ts';
import { addPronunciation, pronunciationsOfMessage } from '../../state/script/pronunciations.ts';
import { small } from '../../styles/shared.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { useToolText } from '../use-tool-text.ts';
import { reserved } from '../desk.css.ts';
import { useHasText } from './message-name.tsx';
import { Pronunciations } from './pronunciations.tsx';

/** The selected text in a message, if it can be a word or a name. */
function selectedWord(from: Element, index: number): string {
  const area = rootOf(from)?.querySelector(`[data-field="message-${index}"]`);
  if (!(area instanceof HTMLTextAreaElement)) return '';
  const word = area.value.slice(area.selectionStart, area.selectionEnd).trim();
  return word.length > longestWord || word.includes('\n') || !/[\p{L}\p{N}]/u.test(word) ? '' : word;
}

/** Opens the list of pronunciations, with the word that is selected in the message. */
export const PronunciationButton = memo(({ id }: { readonly id: number }) => {
  const text = useToolText().pronunciations;
  const index = useAtomValue(messageIdsAtom).indexOf(id);
  const form = useForm();
  const hasText = useHasText(id);
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

/** The pronunciations for the words of a message. */
export const WordsToSay = memo(({ id }: { readonly id: number }) => {
  const text = useToolText().pronunciations;
  const words = useOrder(useCallback((order: Order) => pronunciationsOfMessage(order, id), [id]));
  if (words.length === 0) return null;
  return <p className={small}>{text.inText(words.map(({ word, sound }) => text.spoken(word, sound)).join(', '))}</p>;
});
