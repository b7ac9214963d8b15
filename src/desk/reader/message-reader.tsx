import { useAtomValue, useSetAtom } from 'jotai/react';
import { useMemo } from 'react';
import { editMessageAtom } from '../../state/order/messages.ts';
import { readerNameAtom, sharedMessagesAtom } from '../../state/order/readers.ts';
import { Options, Select } from '../../ui/field/inputs.tsx';
import { useMessageField } from '../../form/fields/use-message.ts';
import { useDeskText } from '../use-desk-text.ts';

interface MessageReaderProps {
  readonly id: number;
  readonly index: number;
}

/** Which of several voices reads a message. */
export function MessageReader({ id, index }: MessageReaderProps) {
  const text = useDeskText().reader;
  const voices = useAtomValue(sharedMessagesAtom);
  const reader = useAtomValue(useMemo(() => readerNameAtom(index), [index]));
  const voice = useMessageField(id, 'voice') ?? null;
  const edit = useSetAtom(editMessageAtom);
  if (reader === undefined) return null;
  const isChosen = voices.some((one) => one.id === voice);
  return (
    <Select
      look="quiet"
      label={text.label}
      value={isChosen ? (voice ?? '') : ''}
      onPick={(value) => edit({ id, edit: { voice: value || null } })}
    >
      <option value="">{isChosen ? text.inTurn : text.inTurnNow(reader)}</option>
      <Options options={voices.map((one) => ({ value: one.id, label: one.name }))} />
    </Select>
  );
}
