import { useAtomValue } from 'jotai/react';
import { useMemo } from 'react';
import { serviceRules } from '../../domain/order/services.ts';
import { longestGreetingSeconds } from '../../domain/scripts/listen/loop.ts';
import { messageIdsAtom, serviceTypeAtom } from '../../state/session/order.ts';
import { messageSecondsAtom } from '../../state/script/spoken-length.ts';
import { useToolText } from '../use-tool-text.ts';
import { aboutText } from '../time-text.ts';
import { warning } from '../../styles/shared.css.ts';

/** The spoken length of a message. If callers hear it first and it is rather long, also how long they listen. */
export function SpokenLength({ id }: { readonly id: number }) {
  const text = useToolText();
  const seconds = useAtomValue(useMemo(() => messageSecondsAtom(id), [id]));
  const isFirst = useAtomValue(messageIdsAtom)[0] === id;
  const longest = longestGreetingSeconds[serviceRules[useAtomValue(serviceTypeAtom)].scriptKind];
  if (seconds === 0) return null;
  return (
    <>
      <span>{aboutText(text, seconds)}</span>
      {isFirst && longest !== null && seconds > longest / 2 && (
        <span className={seconds > longest ? warning : undefined}>{text.length.patience(longest)}</span>
      )}
    </>
  );
}
