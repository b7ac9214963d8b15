import { useAtomValue } from 'jotai/react';
import { useLocale } from '../../form/texts/use-text.ts';
import { sharedMessagesAtom } from '../../state/session/order.ts';
import { useToolText } from '../use-tool-text.ts';

/** Which of several voices reads which messages. */
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
