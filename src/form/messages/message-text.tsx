import { useAtomValue, useSetAtom } from 'jotai/react';
import { useMemo } from 'react';
import { limits } from '../../domain/common/limits.ts';
import { chargedWords } from '../../domain/scripts/count-words.ts';
import { editMessageAtom } from '../../state/order/messages.ts';
import { extraWordPriceAtom, includedWordsAtom } from '../../state/order/parts.ts';
import { enterTextAtom, leaveTextAtom } from '../../state/order/writing.ts';
import { TextArea } from '../../ui/field/inputs.tsx';
import { DeskSlot } from '../desk/desk-slot.tsx';
import { useIssue } from '../focus/use-issue.ts';
import { useFormat, useText } from '../texts/use-text.ts';
import { warning } from '../../styles/shared.css.ts';
import * as css from './message-card.css.ts';
import { useMessageField } from '../fields/use-message.ts';

interface MessageTextProps {
  readonly id: number;
  readonly index: number;
}

/** The text that callers hear. */
export function MessageText({ id, index }: MessageTextProps) {
  const text = useText().messages;
  const content = useMessageField(id, 'content') ?? '';
  const edit = useSetAtom(editMessageAtom);
  const enter = useSetAtom(enterTextAtom);
  const leave = useSetAtom(leaveTextAtom);
  const isEmpty = useIssue('message-empty', index) !== undefined;
  const tooMany = useIssue('message-limit', index);
  // Not rendered at each key.
  const length = useMemo(() => <DeskSlot name="message-length" id={id} />, [id]);
  const isTooLong = content.length > limits.maxMessageLength;
  return (
    // A form of its own: at each key, browsers search all fields of a form for something to autofill.
    <form role="none">
      <TextArea
        look="bare"
        label={text.text}
        // If present, it makes the browser recalculate its style at each key.
        placeholder={content ? undefined : text.placeholder}
        // The error takes the place of the counts, so that it does not move what is being clicked.
        hint={
          !isEmpty && (
            <span className={css.counts}>
              <WordHint content={content} />
              {length}
            </span>
          )
        }
        error={isTooLong ? text.tooLong(limits.maxMessageLength) : (tooMany ?? (isEmpty ? text.missing : undefined))}
        value={content}
        data-field={`message-${index}`}
        onFocus={() => enter(id)}
        onBlur={() => leave(id)}
        onChange={(event) => edit({ id, edit: { content: event.target.value } })}
      />
    </form>
  );
}

/** The number of included words left, or the number of extra words and their price. */
function WordHint({ content }: { readonly content: string }) {
  const text = useText().messages;
  const included = useAtomValue(includedWordsAtom);
  const wordPrice = useAtomValue(extraWordPriceAtom);
  const { price } = useFormat();
  const { words, wordsExtra } = chargedWords(content, included);
  const priced = wordPrice && price(wordPrice);
  const left = [text.wordsLeft(included - words), priced && text.wordPrice(priced)].filter(Boolean).join(' · ');
  const extra = priced ? text.wordsPriced(wordsExtra, priced) : text.wordsExtra(wordsExtra);
  return <span className={wordsExtra > 0 ? warning : undefined}>{wordsExtra > 0 ? extra : left}</span>;
}
