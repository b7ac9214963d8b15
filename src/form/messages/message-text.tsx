import { useAtomValue } from 'jotai/react';
import { useEffect, useMemo, useRef } from 'react';
import { limits } from '../../domain/common/limits.ts';
import { chargedWords } from '../../domain/scripts/count-words.ts';
import { includedWordsAtom, rateAtom } from '../../state/session/order-atoms.ts';
import { small, warning } from '../../styles/shared.css.ts';
import { TextArea } from '../../ui/field/inputs.tsx';
import { useAfterLeaving } from '../../ui/field/use-after-leaving.ts';
import { announce } from '../../state/notices/notices.ts';
import { selectContent, useDispatch, useForm, useMessage } from '../context/form-context.tsx';
import { useIssue } from '../focus/issue-place.ts';
import { useFormat, useText } from '../texts/use-text.ts';
import { ToolSlot } from '../tools/tool-slot.tsx';
import * as css from './message-card.css.ts';

/** A message by its id, and its place in the order. */
export interface MessageProps {
  readonly id: number;
  readonly index: number;
}

/** The text that callers hear. */
export function MessageText({ id, index }: MessageProps) {
  const text = useText().messages;
  const content = useMessage(id, selectContent);
  const dispatch = useDispatch();
  const leaving = useAfterLeaving(() => dispatch({ type: 'messageBlurred', id }));
  const isEmpty = useIssue('message-empty', index) !== undefined;
  const tooMany = useIssue('message-limit', index);
  // Skip the render on every keystroke.
  const length = useMemo(() => <ToolSlot name="message-length" id={id} index={index} />, [id, index]);
  const isTooLong = content.length > limits.maxMessageLength;
  const count = useWordCount(content);
  return (
    <>
      {/* A form of its own: on every keystroke, browsers search all fields of a form for something to autofill. */}
      <form role="none">
        <TextArea
          isLabelHidden
          label={text.text}
          description={count.description}
          // If present, it makes the browser recalculate its style on every keystroke.
          placeholder={content ? undefined : text.placeholder}
          error={isTooLong ? text.tooLong(limits.maxMessageLength) : (tooMany ?? (isEmpty ? text.missing : undefined))}
          value={content}
          data-field={`message-${index}`}
          {...leaving}
          onChange={(event) => dispatch({ type: 'messageEdited', id, edit: { content: event.target.value } })}
        />
      </form>
      <div className={`${css.counts} ${small}`}>
        {count.included && <span>{count.included}</span>}
        <span className={count.isExtra ? warning : undefined}>{count.text}</span>
        {length}
      </div>
    </>
  );
}

/** Milliseconds without a keystroke after which an announcement is not interrupted. */
const pause = 500;

/** Announces the number of words once the included ones are used up, in the pause that follows. */
function useWordsAnnounced(content: string, isUsedUp: boolean, description: string): void {
  const form = useForm();
  const wasFull = useRef(isUsedUp);
  useEffect(() => {
    const isFull = isUsedUp && content !== '';
    if (isFull === wasFull.current) return undefined;
    const timer = setTimeout(() => {
      wasFull.current = isFull;
      if (isFull) announce(form, description);
    }, pause);
    return () => clearTimeout(timer);
  }, [form, content, isUsedUp, description]);
}

/** The number of words of the included ones, and of extra words with their price. */
function useWordCount(content: string) {
  const text = useText().messages;
  const included = useAtomValue(includedWordsAtom);
  const wordPrice = useAtomValue(rateAtom)?.extraWords;
  const { price } = useFormat();
  const { words, wordsExtra } = chargedWords(content, included);
  const priced = wordPrice ? price(wordPrice) : '';
  const left = (count: number): string =>
    [text.wordsLeft(count), priced && text.wordPrice(priced)].filter(Boolean).join(' · ');
  const extra = priced ? text.wordsPriced(wordsExtra, priced) : text.wordsExtra(wordsExtra);
  const isExtra = wordsExtra > 0;
  const description = isExtra ? `${text.wordsOf(words, included)} · ${extra}` : left(included - words);
  useWordsAnnounced(content, words >= included, description);
  if (words === 0) return { description, included: null, isExtra, text: description };
  const shown = isExtra ? extra : text.left(included - words);
  return { description, included: text.wordsOf(words, included), isExtra, text: shown };
}
