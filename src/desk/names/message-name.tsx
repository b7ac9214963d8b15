import { memo } from 'react';
import { maxMessageName } from '../../domain/order/file-name.ts';
import type { Message } from '../../domain/order/order.ts';
import { selectContent, selectName, useDispatch, useMessage } from '../../form/context/form-context.tsx';
import { focusField } from '../../form/focus/focus-field.ts';
import type { ToolSlots } from '../../form/tools/tools.ts';
import { reserved } from '../desk.css.ts';
import { useToolText } from '../use-tool-text.ts';
import * as css from './names.css.ts';

/** Whether a message has text or a name: before that, only the space of its tools is reserved. */
export const selectHasText = (message: Message | undefined): boolean =>
  `${selectContent(message)}${selectName(message)}`.trim() !== '';

/** A message's own name, beside its number; its file is named after it (docs/contract.md, Settled). */
export const MessageName = memo(({ id, index }: ToolSlots['message-name']) => {
  const text = useToolText().names;
  const name = useMessage(id, selectName);
  const dispatch = useDispatch();
  const hasText = useMessage(id, selectHasText);
  return (
    <input
      part="input"
      aria-label={text.label}
      placeholder={text.placeholder}
      maxLength={maxMessageName}
      autoComplete="off"
      value={name}
      className={hasText ? css.name : `${css.name} ${reserved}`}
      onChange={(event) =>
        dispatch({ type: 'messageEdited', id, edit: { name: event.target.value, isNameSuggested: false } })
      }
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Otherwise, the text that gets the focus would get a line break.
        event.preventDefault();
        focusField(event.currentTarget, `message-${index}`);
      }}
    />
  );
});
