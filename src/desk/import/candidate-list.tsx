import { useAtomValue } from 'jotai/react';
import { maximumMessages } from '../../domain/messages.ts';
import { checkedLanguage } from '../../domain/script/check/check-message.ts';
import { spokenSeconds } from '../../domain/script/spoken-seconds.ts';
import { wordCount } from '../../domain/words.ts';
import { useText } from '../../form/use-text.ts';
import { orderAtom } from '../../state/order/order.ts';
import { includedWordsAtom } from '../../state/order/parts.ts';
import { fallbackLanguageAtom } from '../../state/script/script-context.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { aboutText } from '../length/about-text.ts';
import { useDeskText } from '../use-desk-text.ts';
import * as css from './import.css.ts';
import type { Candidate } from './use-import.ts';

interface CandidateListProps {
  readonly candidates: readonly Candidate[];
  /** How many of them are told as messages. */
  readonly count: number;
  readonly onTick: (index: number, isTicked: boolean) => void;
}

/** The messages that were found, each with its words and length, to tick those that are taken over. */
export function CandidateList({ candidates, count, onTick }: CandidateListProps) {
  const { found } = useDeskText().scripts;
  return (
    <div role="group" aria-label={found(count)} className={css.scripts}>
      {candidates.map((candidate, index) => (
        <CandidateRow
          key={index}
          candidate={candidate}
          number={index + 1}
          onTick={(isTicked) => onTick(index, isTicked)}
        />
      ))}
    </div>
  );
}

interface CandidateRowProps {
  readonly candidate: Candidate;
  readonly number: number;
  readonly onTick: (isTicked: boolean) => void;
}

function CandidateRow({ candidate: { script, isTicked, fits }, number, onTick }: CandidateRowProps) {
  const { messages, totals } = useText();
  const text = useDeskText();
  const fallback = useAtomValue(fallbackLanguageAtom);
  const most = maximumMessages(useAtomValue(orderAtom));
  const { words, wordsExtra } = wordCount(script.content, useAtomValue(includedWordsAtom));
  const seconds = spokenSeconds(script.content, checkedLanguage(script.content, fallback));
  const facts = [
    ...(script.isUnlikely ? [text.scripts.unlikely] : []),
    totals.words(words),
    ...(wordsExtra > 0 ? [messages.wordsExtra(wordsExtra)] : []),
    aboutText(text, seconds),
  ];
  const label = (
    <>
      <span className={css.name}>{script.name === '' ? text.scripts.unnamed(number) : script.name}</span>{' '}
      <span className={css.excerpt}>{script.content}</span>
    </>
  );
  return (
    <Checkbox
      label={label}
      hint={facts.join(' · ')}
      error={fits ? undefined : text.scripts.beyond(most)}
      checked={isTicked}
      onCheck={onTick}
    />
  );
}
