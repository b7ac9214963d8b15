import { useAtomValue, useSetAtom } from 'jotai/react';
import { useId } from 'react';
import { canAddMessage, canDeleteMessage, editMessage } from '../../domain/messages.ts';
import type { Message } from '../../domain/order.ts';
import { includedWords } from '../../domain/shop-service.ts';
import { wordCount } from '../../domain/words.ts';
import { changeOrderAtom, orderAtom, serviceAtom } from '../../state/order.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/inputs.tsx';
import { useText } from '../use-text.ts';
import * as css from './message-card.css.ts';
import { Regenerate, Undo } from './message-actions.tsx';
import { MessageStyle } from './message-style.tsx';
import { ScriptExample } from './script-example.tsx';

interface MessageCardProps {
  readonly message: Message;
  readonly index: number;
  readonly onAdd: () => void;
  readonly onDelete: () => void;
}

/** One message: its text, an example to start from, its style, and the words left (spec.md section 2). */
export function MessageCard({ message, index, onAdd, onDelete }: MessageCardProps) {
  const text = useText().messages;
  const id = useId();
  const order = useAtomValue(orderAtom);
  const change = useSetAtom(changeOrderAtom);
  const setContent = (content: string): void => change((one) => editMessage(one, message.id, { content }));
  const isFull = !canAddMessage(order) && order.serviceType !== 'mvoice';
  return (
    <div role="group" aria-labelledby={id} className={css.card}>
      <div className={css.head}>
        <h3 id={id} className={css.title}>
          {text.card(index + 1)}
        </h3>
        <Regenerate id={message.id} />
      </div>
      <div className={css.columns}>
        <div className={css.column}>
          <div>
            <ScriptExample message={message} />
            <Undo id={message.id} index={index} />
          </div>
          <TextArea
            label={text.text}
            placeholder={text.placeholder}
            hint={<WordHint content={message.content} />}
            value={message.content}
            data-field={`message-${index}`}
            onChange={(event) => setContent(event.target.value)}
          />
        </div>
        <div className={css.column}>
          <MessageStyle message={message} index={index} />
        </div>
      </div>
      <div className={css.foot}>
        {isFull && (
          <p id={`${id}f`} className={css.full}>
            {text.full}
          </p>
        )}
        {canDeleteMessage(order, index) && (
          <Button kind="quiet" icon="trash" onClick={onDelete}>
            {text.delete}
          </Button>
        )}
        <Button
          icon="plus"
          data-field={`add-${index}`}
          onClick={onAdd}
          disabled={isFull}
          aria-describedby={isFull ? `${id}f` : undefined}
        >
          {text.add}
        </Button>
      </div>
    </div>
  );
}

/** How many of the included words are left, or how many go beyond them. */
function WordHint({ content }: { readonly content: string }) {
  const text = useText().messages;
  const included = includedWords(useAtomValue(serviceAtom));
  const { words, wordsExtra } = wordCount(content, included);
  return (
    <span className={css.words} data-extra={wordsExtra > 0}>
      {wordsExtra > 0 ? text.wordsExtra(wordsExtra) : text.wordsLeft(included - words)}
    </span>
  );
}
