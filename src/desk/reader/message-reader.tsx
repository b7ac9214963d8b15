import { useAtomValue } from 'jotai/react';
import type { ToolSlots } from '../../form/tools/tools.ts';
import type { Message } from '../../domain/order/order.ts';
import { sharedMessagesAtom } from '../../state/session/order-atoms.ts';
import { Options, Select } from '../../ui/field/inputs.tsx';
import { useDispatch, useMessage } from '../../form/context/form-context.tsx';
import { useToolText } from '../use-tool-text.ts';
import { useLocale } from '../../form/texts/use-text.ts';

const selectVoice = (message: Message | undefined): Message['voice'] => message?.voice ?? null;

export function MessageReader({ id, index }: ToolSlots['message-reader']) {
  const text = useToolText().reader;
  const voices = useAtomValue(sharedMessagesAtom);
  const reader = voices.find(({ numbers }) => numbers.includes(index + 1))?.name;
  const voice = useMessage(id, selectVoice);
  const dispatch = useDispatch();
  if (reader === undefined) return null;
  const isChosen = voices.some((one) => one.id === voice);
  return (
    <Select
      label={text.label}
      value={isChosen ? (voice ?? '') : ''}
      onPick={(value) => dispatch({ type: 'messageEdited', id, edit: { voice: value || null } })}
    >
      <option value="">{isChosen ? text.inTurn : text.inTurnNow(reader)}</option>
      <Options options={voices.map((one) => ({ value: one.id, label: one.name }))} />
    </Select>
  );
}

export function Readers() {
  const text = useToolText().reader;
  const voices = useAtomValue(sharedMessagesAtom);
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  if (voices.length === 0) return null;
  const reads = voices.map(({ name, numbers }) => {
    if (numbers.length === 0) return text.readsNone(name);
    return numbers.length === 1
      ? text.readsOne(name, numbers.join())
      : text.readsMany(name, list.format(numbers.map(String)));
  });
  return <p>{[text.takeTurns, ...reads].join(' ')}</p>;
}
