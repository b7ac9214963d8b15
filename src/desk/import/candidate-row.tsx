import { useAtomValue } from 'jotai/react';
import { useId, useState, type MouseEvent } from 'react';
import { maximumMessages } from '../../domain/order/messages.ts';
import { chargedWords } from '../../domain/scripts/count-words.ts';
import type { FoundScript } from '../../domain/scripts/import/found-scripts.ts';
import { spokenSeconds } from '../../domain/scripts/spoken-seconds.ts';
import { checkedLanguage } from '../../domain/scripts/tell-language.ts';
import { useFormat, useText } from '../../form/texts/use-text.ts';
import { orderAtom } from '../../state/order/order.ts';
import { extraWordPriceAtom, includedWordsAtom } from '../../state/order/parts.ts';
import { fallbackLanguageAtom } from '../../state/script/script-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { useIsCut } from '../../ui/sight/use-is-cut.ts';
import { aboutText } from '../length/about-text.ts';
import { useDeskText } from '../use-desk-text.ts';
import * as css from './import.css.ts';
import type { Candidate } from './use-import.ts';

/**
 * The number of words and the length of a message, its problem if it exceeds a limit, and whether it is probably not a
 * message.
 */
function useFacts({ content, isUnlikely }: FoundScript): string {
  const { messages, totals } = useText();
  const text = useDeskText();
  const format = useFormat();
  const language = checkedLanguage(content, useAtomValue(fallbackLanguageAtom));
  const price = useAtomValue(extraWordPriceAtom);
  const { words, wordsExtra } = chargedWords(content, useAtomValue(includedWordsAtom));
  const extra = price ? messages.wordsPriced(wordsExtra, format.price(price)) : messages.wordsExtra(wordsExtra);
  const length = aboutText(text, spokenSeconds(content, language));
  const facts = [isUnlikely && text.scripts.unlikely, totals.words(words), wordsExtra > 0 && extra, length];
  return facts.filter(Boolean).join(' · ');
}

interface CandidateRowProps {
  readonly candidate: Candidate;
  readonly number: number;
  readonly onTick: (isTicked: boolean) => void;
}

/** A message that was found, with its words and length, and a checkbox to import it. */
export function CandidateRow({ candidate: { script, isTicked, fits }, number, onTick }: CandidateRowProps) {
  const text = useDeskText().scripts;
  const id = useId();
  const most = maximumMessages(useAtomValue(orderAtom));
  const facts = useFacts(script);
  const [isWhole, setIsWhole] = useState(false);
  const [content, isCut] = useIsCut();
  const showOrHide = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    setIsWhole(!isWhole);
    requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }));
  };
  const label = (
    <>
      <span id={id} className={css.head}>
        {script.name ? text.name : text.unnamed(number)}{' '}
        {script.name && <span className={css.name}>{script.name} </span>}
      </span>
      <span ref={content} className={isWhole ? css.content : css.start}>
        {script.content}
      </span>
    </>
  );
  return (
    <div className={css.script}>
      <Checkbox
        label={label}
        hint={facts}
        error={fits ? undefined : text.beyond(most)}
        checked={isTicked}
        onCheck={onTick}
      />
      {(isCut || isWhole) && (
        <Button
          kind="quiet"
          isCompact
          className={css.more}
          aria-expanded={isWhole}
          aria-describedby={id}
          onClick={showOrHide}
        >
          {isWhole ? text.less : text.whole}
        </Button>
      )}
    </div>
  );
}
