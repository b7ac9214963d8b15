import { useSetAtom } from 'jotai/react';
import { memo } from 'react';
import { maxMessageName } from '../../domain/order/file-name.ts';
import { useMessageField } from '../../form/fields/use-message.ts';
import { editMessageAtom } from '../../state/order/messages.ts';
import { useDeskText } from '../use-desk-text.ts';
import { useHasText } from './has-text.ts';
import * as css from './names.css.ts';

/** A message's own name, beside its number; its file is named after it (docs/contract.md, Settled). */
export const MessageName = memo(({ id }: { readonly id: number }) => {
  const text = useDeskText().names;
  const name = useMessageField(id, 'name') ?? '';
  const edit = useSetAtom(editMessageAtom);
  const hasText = useHasText(id);
  return (
    <input
      part="input"
      aria-label={text.label}
      placeholder={text.placeholder}
      maxLength={maxMessageName}
      autoComplete="off"
      value={name}
      className={hasText ? css.name : `${css.name} ${css.waiting}`}
      onChange={(event) => edit({ id, edit: { name: event.target.value, namedFor: '' } })}
    />
  );
});
