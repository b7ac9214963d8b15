import { useAtomValue, useSetAtom } from 'jotai/react';
import { memo, useState, type MouseEvent } from 'react';
import { longestWord } from '../../domain/scripts/pronunciation.ts';
import { rootOf } from '../../form/focus/focus-field.ts';
import { messageIdsAtom } from '../../state/order/parts.ts';
import { addPronunciationAtom } from '../../state/script/pronunciations.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDeskText } from '../use-desk-text.ts';
import { useHasText } from './has-text.ts';
import * as css from './names.css.ts';
import { Pronunciations } from './pronunciations.tsx';

/** The selected text in a message, if it can be a word or a name. */
function markedWord(from: Element, index: number): string {
  const area = rootOf(from)?.querySelector(`[data-field="message-${index}"]`);
  if (!(area instanceof HTMLTextAreaElement)) return '';
  const word = area.value.slice(area.selectionStart, area.selectionEnd).trim();
  return word.length > longestWord || word.includes('\n') || !/[\p{L}\p{N}]/u.test(word) ? '' : word;
}

/** Opens the list of pronunciations, with the word that is selected in the message. */
export const PronunciationButton = memo(({ id }: { readonly id: number }) => {
  const text = useDeskText().pronunciations;
  const index = useAtomValue(messageIdsAtom).indexOf(id);
  const add = useSetAtom(addPronunciationAtom);
  const hasText = useHasText(id);
  const [opened, setOpened] = useState<{ readonly at: number | null } | null>(null);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const word = markedWord(currentTarget, index);
    setOpened({ at: word === '' ? null : add(word) });
  };
  return (
    <>
      <Button kind="quiet" isCompact className={hasText ? '' : css.waiting} onClick={open}>
        {text.title}
      </Button>
      {opened && <Pronunciations at={opened.at} onClose={() => setOpened(null)} />}
    </>
  );
});
