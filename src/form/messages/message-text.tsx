import { useAtomValue, useSetAtom } from 'jotai/react';
import { wordCount } from '../../domain/words.ts';
import { editMessageAtom } from '../../state/order/messages.ts';
import { includedWordsAtom } from '../../state/order/parts.ts';
import { TextArea } from '../../ui/inputs.tsx';
import { useBringDeskSoon } from '../desk/use-bring-desk.ts';
import { useText } from '../use-text.ts';
import * as css from './message-card.css.ts';
import { useMessageField } from './use-message.ts';

interface MessageTextProps {
  readonly id: number;
  readonly index: number;
}

/** What callers hear. */
export function MessageText({ id, index }: MessageTextProps) {
  const text = useText().messages;
  const content = useMessageField(id, 'content') ?? '';
  const edit = useSetAtom(editMessageAtom);
  return (
    <TextArea
      label={text.text}
      placeholder={text.placeholder}
      hint={<WordHint content={content} />}
      value={content}
      data-field={`message-${index}`}
      onFocus={useBringDeskSoon()}
      onChange={(event) => edit({ id, edit: { content: event.target.value } })}
    />
  );
}

/** How many of the included words are left, or how many go beyond them. */
function WordHint({ content }: { readonly content: string }) {
  const text = useText().messages;
  const included = useAtomValue(includedWordsAtom);
  const { words, wordsExtra } = wordCount(content, included);
  return (
    <span className={css.words} data-extra={wordsExtra > 0}>
      {wordsExtra > 0 ? text.wordsExtra(wordsExtra) : text.wordsLeft(included - words)}
    </span>
  );
}
